import type { Servicio } from '../model';

type Tariff = Partial<Omit<Servicio, 'id' | 'nombre'>>;

const services: readonly (readonly [string, Tariff])[] = [
  ['Encomienda chica', { precio: 3500, descripcion: 'Hasta 5 kg' }],
  ['Encomienda mediana', { precio: 5200.5, descripcion: 'De 5 a 15 kg' }],
  ['Encomienda grande', { precio: 8900, descripcion: 'De 15 a 30 kg' }],
  ['Sobre y documentación', { precio: 1850.75, descripcion: 'Entrega en mano' }],
  ['Pallet estándar', { precio: 48500, descripcion: 'Hasta 800 kg, 1,20 × 1,00 m' }],
  ['Flete por valor', { porcentaje: 0.03, descripcion: 'Tres por ciento del monto' }],
  ['Carga refrigerada', { porcentaje: 0.125, descripcion: 'Cadena de frío de 2 °C a 8 °C' }],
  ['Carga general', { porcentaje: 0.0333 }],
  ['Contrareembolso', { precio: 4200, contrareembolso: true, porcentajeContrareembolso: 0.05 }],
  [
    'Contrareembolso por valor',
    { porcentaje: 0.08, contrareembolso: true, porcentajeContrareembolso: 0.035 },
  ],
  [
    'Contrareembolso sin comisión',
    { precio: 3900, contrareembolso: true, porcentajeContrareembolso: 0 },
  ],
  ['Retiro a domicilio', { precio: 2500, descripcion: 'Se suma al servicio principal' }],
  ['Entrega a domicilio', { precio: 2999.99, descripcion: 'Se suma al servicio principal' }],
  ['A convenir', { descripcion: 'Sin tarifa: el flete se escribe a mano' }],
  [
    'Bonificado',
    {
      precio: 0,
      descripcion:
        'Sin cargo para clientes con convenio anual vigente, sujeto a la aprobación de administración y a la disponibilidad de espacio en la unidad asignada al recorrido',
    },
  ],
];

/** 15 services: fixed price, percentage, with and without commission, with neither, and with zero. */
export function seedServicios(): Servicio[] {
  return services.map(([nombre, tariff], i) => ({
    id: i + 1,
    nombre,
    descripcion: null,
    precio: null,
    porcentaje: null,
    contrareembolso: false,
    porcentajeContrareembolso: null,
    ...tariff,
  }));
}
