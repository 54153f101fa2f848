import { ask, type Asked } from '../ask';
import type { Finding } from '../judge';
import { READS, type Read } from '../reads';
import { readAnswer, refusal, rowsIn, whole } from '../results';
import { listOf, type Probe, type ProbeContext } from './probe';

const NOBODYS_ID = 999_999_999;
const NOBODYS_UUID = '00000000-0000-4000-8000-000000000000';

const DETAILS = READS.filter(({ call }) => /^GET \/[^{]*\/\{id\}$/.test(call));

const nobodyOf = (read: Read): Probe => ({
  name: read.call.replace('{id}', '{id} of nobody'),
  screens: read.screens,
  async run({ server, firsts }) {
    const path = read.call.slice('GET '.length, -'{id}'.length);
    const first = firsts.rows.get(path)?.id;
    const id = typeof first === 'string' && first.includes('-') ? NOBODYS_UUID : NOBODYS_ID;
    const asked = await ask(server, 'GET', `${path}${id}`);
    const finding = refusal(asked, 404, [404, 410]);
    if (!finding) return { findings: [] };
    const panel = {
      panel: 'shows an error to be tried again in place of «no encontrado»',
      change: 'answer 404 with a message for an id that does not exist',
      matter: 'an id of nobody is not 404',
    };
    return { findings: [finding.matter === undefined ? { ...finding, ...panel } : finding] };
  },
});

const IGNORED =
  "read the parameters by these names: Spring's Pageable reads page and size unless it is told otherwise";

const problem = (matter: string, expected: string, came: string, panel: string, change: string) =>
  whole({ expected, came, panel, change, matter });

/** How many rows the panel asks for where it needs them all. */
const BIG = 200;

interface Turn {
  asked: Asked;
  list: ReturnType<typeof listOf>;
}

/** Judges pages of two rows: the first, and the second one. */
function judgePages(
  [page, size]: [string, string],
  first: Turn['list'] & {},
  second: Turn['list'] & {},
): { findings: Finding[]; turns: boolean } {
  const { number, totalElements = 0, totalPages } = first.page as Record<string, number>;
  const ids = new Set(first.rows.map(({ id }) => id));
  const turns = !second.rows.some(({ id }) => ids.has(id));
  const findings: Finding[] = [];
  if (number === 1) {
    findings.push(
      problem(
        'pages are counted from 1',
        `page.number 0 for ${page}=0`,
        'page.number 1',
        'says Página 2 on the first page, and Siguiente skips or repeats rows',
        'count pages from 0, in the query and in page.number',
      ),
    );
  } else if (!turns) {
    findings.push(
      problem(
        `${page} is ignored`,
        'the next rows',
        `the first rows again for ${page}=1`,
        'Siguiente shows the first page again, and an export lacks the other rows',
        IGNORED,
      ),
    );
  }
  const counts = (came: string) =>
    problem(
      'page counts that do not fit',
      'totalElements of the whole search, and totalPages that follow from it',
      came,
      'Siguiente ends early or leads to empty pages, and an export lacks rows',
      'count all rows of the search',
    );
  if (first.rows.length > 2) {
    findings.push(
      problem(
        `${size} is ignored`,
        '2 rows at most',
        `${first.rows.length} rows for ${size}=2`,
        'shows pages of another length, and lists that are read whole take more calls',
        IGNORED,
      ),
    );
  } else if (number === 0 && totalPages !== Math.ceil(totalElements / 2)) {
    findings.push(counts(`totalPages ${totalPages} for ${totalElements} rows of 2 a page`));
  } else if (turns && second.rows.length > 0 && totalElements <= first.rows.length) {
    findings.push(counts(`totalElements ${totalElements}, and ${page}=1 has more rows`));
  }
  return { findings, turns };
}

function judgeEnd(page: string, { asked, list }: Turn): Finding[] {
  if (list?.rows.length === 0) return [];
  const came = list ? `${list.rows.length} rows` : asked.ok ? 'no list' : asked.what;
  return [
    problem(
      'a page past the end',
      'no rows',
      `${came} for ${page}=100000`,
      'shows this in place of the last page, when the last row of a page was deleted',
      'answer 200, no rows and the true totals past the end',
    ),
  ];
}

/** Some servers cap a page. That is well where totalPages says so. */
function judgeBig(size: string, { asked, list }: Turn): Finding[] {
  const { totalElements = 0, totalPages = 0 } = (list?.page ?? {}) as Record<string, number>;
  const isWhole = list && (list.rows.length >= Math.min(totalElements, BIG) || totalPages > 1);
  if (isWhole) return [];
  const came = list
    ? `${list.rows.length} of ${totalElements} rows in ${totalPages} page`
    : asked.ok
      ? 'no list'
      : asked.what;
  return [
    problem(
      `${size}=${BIG} is refused or cut`,
      `${BIG} rows, or as many pages as it takes`,
      `${came} for ${size}=${BIG}`,
      'exports, Vencimientos and figures fail or lack rows',
      `allow pages of ${BIG} rows`,
    ),
  ];
}

/** Asks an empty list without `texto`: the panel always sends it, and empty is no search. */
async function emptyText(context: ProbeContext, read: Read, [page, size]: [string, string]) {
  const path = read.call.slice('GET '.length);
  const asked = await ask(context.server, 'GET', `${path}?${page}=0&${size}=2`);
  const rows = listOf(context, read, asked)?.rows.length ?? 0;
  if (rows === 0) return { reason: 'it has no rows' };
  return {
    findings: [
      problem(
        'an empty texto finds nothing',
        'every row for texto=',
        `none, and ${rows} without it`,
        'shows an empty list',
        'take an empty texto as no search',
      ),
    ],
  };
}

const pages = (read: Read, names: [string, string]): Probe => ({
  name: `${read.call} page by page`,
  screens: read.screens,
  async run(context) {
    const [page, size] = names;
    const turn = async (number: number, rows: number): Promise<Turn> => {
      const query = `?texto=&${page}=${number}&${size}=${rows}`;
      const path = read.call.slice('GET '.length);
      const asked = await ask(context.server, 'GET', `${path}${query}`);
      return { asked, list: listOf(context, read, asked) };
    };
    const { list: first } = await turn(0, 2);
    const { list: second } = await turn(1, 2);
    if (!first || !second) return { reason: 'its rows cannot be read' };
    if (first.rows.length === 0) return emptyText(context, read, names);
    const { findings, turns } = judgePages(names, first, second);
    if (turns) findings.push(...judgeEnd(page, await turn(100_000, 10)));
    if (first.rows.length <= 2) findings.push(...judgeBig(size, await turn(0, BIG)));
    return { findings };
  },
});

const ENCODED_SLASH =
  'answer 200 and no rows, also for %2F in a path, which Tomcat and Spring Security refuse unless they are told otherwise';

const nothingOf = (read: Read, { asking, path, panel }: Read['nothing'] & {}): Probe => ({
  name: `${read.call} ${asking}`,
  screens: read.screens,
  async run(context) {
    const url = path(context.firsts);
    if (typeof url !== 'string') return url;
    const asked = await ask(context.server, 'GET', url);
    const expected = 'no rows';
    if (!asked.ok) {
      const change = url.includes('%2F') ? ENCODED_SLASH : 'answer 200 and no rows';
      const failure = { panel: read.failure, change, matter: 'nothing found is an error' };
      return { findings: [whole({ expected, came: asked.what, ...failure })] };
    }
    const { result, body } = readAnswer(context, read, asked, new Set());
    const rows = rowsIn(body);
    if (!rows) {
      const came = result.findings[0]?.came ?? 'no list';
      const change = 'answer 200 and no rows, in the form of the list';
      const matter = 'nothing found is no list';
      return { findings: [whole({ expected, came, panel: read.failure, change, matter })] };
    }
    if (rows.length > 0) {
      const change = 'apply it: every row must match';
      const came = `${rows.length} rows`;
      return { findings: [whole({ expected, came, panel, change, matter: panel })] };
    }
    // What is wrong with the form of any answer of this list is said at the list.
    return { findings: [], notes: asked.status === 204 ? result.notes : [] };
  },
});

/** A text in the other case: what a clerk types. */
const otherCase = (text: string): string =>
  text === text.toLowerCase() ? text.toUpperCase() : text.toLowerCase();

const foundOf = (read: Read, [page, size]: [string, string], named: string): Probe => ({
  name: `${read.call} with ${named} of its first row`,
  screens: read.screens,
  async run(context) {
    const path = read.call.slice('GET '.length);
    const first = context.firsts.rows.get(path);
    const name = first?.[named];
    if (!first || typeof name !== 'string' || name === '') return { reason: 'no row has one' };
    const texto = otherCase(name);
    const query = `?${page}=0&${size}=${BIG}&texto=${encodeURIComponent(texto)}`;
    const asked = await ask(context.server, 'GET', `${path}${query}`);
    const list = listOf(context, read, asked);
    if (list?.rows.some(({ id }) => id === first.id)) return { findings: [] };
    const came = list ? `${list.rows.length} rows without it` : asked.ok ? 'no list' : asked.what;
    return {
      findings: [
        problem(
          'a search does not find',
          'the row that has it',
          `${came} for texto=${texto}`,
          'who types a name does not find it',
          'look for texto inside of names and numbers, in capitals or not',
        ),
      ],
    };
  },
});

/** What must hold of lists and records. */
export const LIST_PROBES: Probe[] = [
  ...READS.flatMap((read) => (read.pages ? [pages(read, read.pages)] : [])),
  ...READS.flatMap((read) =>
    read.pages && read.named !== undefined ? [foundOf(read, read.pages, read.named)] : [],
  ),
  ...READS.flatMap((read) => (read.nothing ? [nothingOf(read, read.nothing)] : [])),
  ...DETAILS.map(nobodyOf),
];
