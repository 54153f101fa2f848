import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import {
  Admin,
  type AuthProvider,
  Datagrid,
  type DataProvider,
  Edit,
  EmailField,
  HttpError,
  List,
  type RaRecord,
  Resource,
  SimpleForm,
  TextField,
  TextInput,
  defaultI18nProvider,
} from 'react-admin';

/** Calls the mock API with the stored session. */
async function call(path: string, method = 'GET', body?: unknown) {
  const response = await fetch(`/api${path}`, {
    method,
    headers: {
      Authorization: `Bearer ${localStorage.getItem('jwtToken') ?? ''}`,
      'Content-Type': 'application/json',
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new HttpError(response.statusText, response.status);
  return (await response.json()) as Record<string, unknown>;
}

/** Only what this list and this form call. */
const dataProvider = {
  getList: async (
    _: string,
    {
      pagination,
      filter,
    }: { pagination: { page: number; perPage: number }; filter: { q?: string } },
  ) => {
    const query = new URLSearchParams({
      pagina: String(pagination.page - 1),
      cantidad: String(pagination.perPage),
      texto: filter.q ?? '',
    });
    const { cliente, page } = await call(`/clientes/?${query}`);
    return { data: cliente, total: (page as { totalElements: number }).totalElements };
  },
  getOne: async (_: string, { id }: { id: number }) => ({ data: await call(`/clientes/${id}`) }),
  update: async (_: string, { id, data }: { id: number; data: RaRecord }) => ({
    data: await call(`/clientes/${id}`, 'PATCH', data),
  }),
} as unknown as DataProvider;

const authProvider: AuthProvider = {
  login: async ({ username, password }) => {
    const { token } = await call('/auth/login', 'POST', { username, password });
    localStorage.setItem('jwtToken', String(token));
  },
  logout: async () => localStorage.removeItem('jwtToken'),
  checkAuth: async () => {
    if (!localStorage.getItem('jwtToken')) throw new Error('signed out');
  },
  checkError: async () => undefined,
  getPermissions: async () => undefined,
};

const i18nProvider = {
  ...defaultI18nProvider,
  translate: (key: string, options?: object) =>
    key === 'ra.auth.sign_in' ? 'Ingresar' : defaultI18nProvider.translate(key, options),
};

const FIELDS = ['nombre', 'identificacion', 'telefono', 'localidad', 'direccion'];

const Clientes = () => (
  <List filters={[<TextInput key="q" source="q" alwaysOn />]} perPage={10}>
    <Datagrid rowClick="edit">
      {FIELDS.map((source) => (
        <TextField key={source} source={source} />
      ))}
      <EmailField source="email" />
    </Datagrid>
  </List>
);

const EditarCliente = () => (
  <Edit mutationMode="pessimistic">
    <SimpleForm>
      {[...FIELDS, 'email'].map((source) => (
        <TextInput key={source} source={source} />
      ))}
    </SimpleForm>
  </Edit>
);

createRoot(document.getElementById('root')!).render(
  <BrowserRouter basename="/admin">
    <Admin
      dataProvider={dataProvider}
      authProvider={authProvider}
      i18nProvider={i18nProvider}
      requireAuth
      disableTelemetry
    >
      <Resource name="clientes" list={Clientes} edit={EditarCliente} />
    </Admin>
  </BrowserRouter>,
);
