/** The page at `/__mock/`: faults, latency, data and short sessions by hand, in the browser. */
export const controlPage = /* html */ `<!doctype html>
<html lang="es-AR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>API de prueba</title>
<style>
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; --line: color-mix(in srgb, currentColor 20%, transparent); }
  body { max-width: 56rem; margin: 0 auto; padding: 1.5rem 1rem 4rem; }
  h1 { font-size: 1.5rem; margin: 0; } h2 { font-size: 1.1rem; margin: 0 0 .75rem; }
  section { border: 1px solid var(--line); border-radius: .75rem; padding: 1rem; margin-top: 1rem; }
  form { display: flex; flex-wrap: wrap; gap: .75rem; align-items: end; }
  label { display: grid; gap: .15rem; font-size: .85rem; }
  input, select, button { font: inherit; padding: .4rem .6rem; border: 1px solid var(--line); border-radius: .4rem; background: Field; color: FieldText; }
  button { cursor: pointer; background: ButtonFace; color: ButtonText; } button.main { background: #1864ab; color: #fff; border-color: #1864ab; }
  a { color: LinkText; }
  :focus-visible { outline: 3px solid #4dabf7; outline-offset: 1px; }
  .short { width: 6rem; } .path { width: 17rem; max-width: 100%; }
  table { width: 100%; border-collapse: collapse; font-size: .9rem; } .scroll { overflow-x: auto; }
  th, td { text-align: left; padding: .35rem .5rem; border-bottom: 1px solid var(--line); white-space: nowrap; }
  code { font-family: ui-monospace, monospace; font-size: .9em; } #said { min-height: 1.5em; margin: .5rem 0 0; }
</style>
</head>
<body>
<h1>API de prueba</h1>
<p><a href="/__mock/docs">Contrato de la API (en inglés)</a></p>
<p id="said" role="status"></p>

<section aria-labelledby="t-fallas">
  <h2 id="t-fallas">Fallas</h2>
  <form id="fault">
    <label>Método <select name="method"><option value="">Todos</option><option>GET</option><option>POST</option><option>PATCH</option><option>DELETE</option></select></label>
    <label>Ruta <input class="path" name="path" list="paths" value="/clientes/" required></label>
    <datalist id="paths"></datalist>
    <label>Falla <select name="fault" id="kinds"></select></label>
    <label>Veces <input class="short" name="times" type="number" min="1" placeholder="siempre"></label>
    <label>Espera (ms) <input class="short" name="ms" type="number" min="0" placeholder="3000"></label>
    <label>Campo <input class="short" name="field" placeholder="el primero"></label>
    <label>Mensaje <input name="message" placeholder="el de la falla"></label>
    <button class="main">Activar</button>
  </form>
  <div class="scroll"><table><thead><tr><th>Método<th>Ruta<th>Falla<th>Quedan<th><span hidden>Quitar</span></thead><tbody id="active"></tbody></table></div>
  <p><button type="button" id="clear">Quitar todas</button></p>
</section>

<section aria-labelledby="t-demora">
  <h2 id="t-demora">Demora de todas las respuestas</h2>
  <form id="latency"><label>Milisegundos <input class="short" name="ms" type="number" min="0" value="0" required></label><button>Aplicar</button></form>
</section>

<section aria-labelledby="t-sesion">
  <h2 id="t-sesion">Sesión que vence</h2>
  <p>Guarda en este navegador una sesión de <code>admin</code> que dura lo indicado; con un número negativo ya está vencida.</p>
  <form id="session"><label>Segundos <input class="short" name="seconds" type="number" value="60" required></label><button>Iniciar sesión</button> <a href="/admin/">Ir al panel</a></form>
</section>

<section aria-labelledby="t-datos">
  <h2 id="t-datos">Datos</h2>
  <p>Vuelve a los datos iniciales y quita las fallas. Lo cargado hasta ahora se pierde.</p>
  <button type="button" id="reset">Restablecer datos</button>
</section>

<section aria-labelledby="t-pedidos">
  <h2 id="t-pedidos">Últimos pedidos</h2>
  <div class="scroll"><table><thead><tr><th>Método<th>Ruta<th>Consulta<th>Cuerpo</thead><tbody id="requests"></tbody></table></div>
  <p><button type="button" id="refresh">Actualizar</button></p>
</section>

<script type="module">
const $ = (id) => document.getElementById(id);
const say = (text) => { $('said').textContent = text; };
let kinds = {};

async function call(method, path, body) {
  const response = await fetch('/__mock/' + path, {
    method,
    ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  });
  const text = await response.text();
  const data = text ? JSON.parse(text) : null;
  if (!response.ok) throw new Error(data?.message ?? 'Error ' + response.status);
  return data;
}

function row(cells) {
  const tr = document.createElement('tr');
  for (const cell of cells) {
    const td = document.createElement('td');
    td.append(cell);
    tr.append(td);
  }
  return tr;
}

function removeButton(fault) {
  const button = document.createElement('button');
  button.textContent = 'Quitar';
  button.ariaLabel = 'Quitar ' + fault.fault + ' de ' + fault.path;
  button.onclick = () => act(() => call('DELETE', 'faults/' + fault.id), 'Falla quitada.');
  return button;
}

async function show() {
  const state = await call('GET', 'faults');
  if (!$('kinds').children.length) {
    kinds = state.kinds;
    $('kinds').append(...Object.entries(kinds).map(([name, text]) => new Option(text, name)));
    const paths = [...new Set(state.routes.map((route) => route.path)), '/*'];
    $('paths').append(...paths.map((path) => new Option(path, path)));
  }
  $('active').replaceChildren(...state.active.map((fault) =>
    row([fault.method ?? 'Todos', fault.path, kinds[fault.fault], String(fault.times ?? 'siempre'), removeButton(fault)])));
  $('latency').elements.ms.value = state.latency;
  const requests = await call('GET', 'requests');
  $('requests').replaceChildren(...requests.slice(-30).reverse().map((request) =>
    row([request.method, request.path, request.search, request.body === undefined ? '' : JSON.stringify(request.body).slice(0, 120)])));
}

async function act(action, said) {
  try {
    await action();
    await show();
    say(said);
  } catch (error) {
    say(error.message);
  }
}

function fields(form) {
  const numbers = ['times', 'ms', 'seconds'];
  return Object.fromEntries([...new FormData(form)].filter(([, value]) => value !== '')
    .map(([name, value]) => [name, numbers.includes(name) ? Number(value) : value]));
}

function onSubmit(id, action, said) {
  $(id).onsubmit = (event) => {
    event.preventDefault();
    act(() => action(fields(event.target)), said);
  };
}

onSubmit('fault', (rule) => call('POST', 'faults', rule), 'Falla activada.');
onSubmit('latency', (body) => call('POST', 'latency', body), 'Demora aplicada.');
onSubmit('session', async (body) => {
  const { token, user } = await call('POST', 'session', body);
  localStorage.setItem('jwtToken', token);
  localStorage.setItem('user', JSON.stringify(user));
}, 'Sesión guardada en este navegador.');
$('clear').onclick = () => act(() => call('DELETE', 'faults'), 'No hay fallas activas.');
$('reset').onclick = () => act(() => call('POST', 'reset'), 'Datos restablecidos.');
$('refresh').onclick = () => act(async () => {}, '');
act(async () => {}, '');
</script>
</body>
</html>
`;
