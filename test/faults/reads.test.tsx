import { runTable } from './run-table';
import { INICIO, PALETTE, TABLE } from './table';

runTable([...TABLE.filter(({ kind }) => kind !== 'change'), ...PALETTE, ...INICIO]);
