export { RepresentantePicker } from './representante-picker';
