import { runTable } from './run-table';
import { TABLE } from './table';

runTable(TABLE.filter(({ kind }) => kind === 'change'));
