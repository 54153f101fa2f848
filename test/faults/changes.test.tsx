import { isChange } from './faults';
import { runTable } from './run-table';
import { TABLE } from './table';

runTable(TABLE.filter(isChange));
