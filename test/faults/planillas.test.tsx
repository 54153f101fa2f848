import { replaceWorker } from '../support/planilla';
import { runTable } from './run-table';
import { PLANILLAS } from './table';

replaceWorker();

runTable(PLANILLAS);
