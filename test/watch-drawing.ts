import { watchDrawing } from './drawn';

watchDrawing();
