import type { Contacto, Recibo } from '../model';
import type { HojaRutaData, MovimientoPdf, ReciboData, RemitoData } from './types';

const COMPANY = 'Transporte Los Ñandúes S.R.L.';

const cliente: Contacto = {
  id: 7,
  nombre: 'Almacén Güemes e Hijos',
  identificacion: '30-71234567-9',
  telefono: '(0351) 422-1890',
  localidad: 'Córdoba',
  direccion: 'Av. Vélez Sarsfield 1450',
  email: 'ventas@almacenguemes.com.ar',
};

/** Sample data for tests, each overridable. */
export function sampleMovimiento(overrides: Partial<MovimientoPdf> = {}): MovimientoPdf {
  return {
    id: 1234,
    fecha: '2026-03-09',
    hora: '08:05',
    clienteOrigenId: 7,
    clienteOrigenNombre: null,
    clienteDestinoId: 8,
    clienteDestinoNombre: null,
    representanteId: 3,
    servicioId: 1,
    subServicioId: 2,
    remitoNumero: '0003-00045678',
    bultos: 12,
    subBultos: 3,
    monto: 152340.5,
    montoPagado: false,
    montoRendido: false,
    flete: 18900.75,
    fletePagado: true,
    fleteRendido: false,
    seguro: 1200,
    redespacho: 850.25,
    contrareembolso: 1523.41,
    valorDeclarado: 480000,
    cuentaCorriente: true,
    observaciones: 'Entregar de 8 a 12 h. Frágil.',
    fleteACargoCliente: false,
    origen: cliente.nombre,
    destino: 'Ferretería Núñez',
    representante: 'Íñigo Peña',
    servicio: 'Encomienda 24 h',
    ...overrides,
  };
}

export function sampleRemito(
  overrides: Partial<RemitoData> = {},
  movimiento: Partial<MovimientoPdf> = {},
): RemitoData {
  return {
    company: COMPANY,
    copies: ['ORIGINAL'],
    movimiento: sampleMovimiento(movimiento),
    origen: cliente,
    destino: {
      nombre: 'Ferretería Núñez',
      identificacion: '20-28456123-4',
      telefono: '11 4567-8901',
      localidad: 'San Nicolás de los Arroyos',
      direccion: 'Belgrano 220, PB "B"',
    },
    subServicio: 'Sobre chico',
    ...overrides,
  };
}

export function sampleRecibo(
  overrides: Partial<ReciboData> = {},
  recibo: Partial<Recibo> = {},
): ReciboData {
  return {
    company: COMPANY,
    recibo: {
      id: 91,
      clienteId: 7,
      estado: 'Emitido',
      tipo: 'Contrareembolso',
      reciboNumero: '0001-00000091',
      fechaGeneracion: '2026-03-10T14:32:08',
      totalMonto: 152340.5,
      totalFlete: 18900.75,
      concepto: 'PAGO CONTRAREEMBOLSO',
      importeEnLetras:
        'CIENTO CINCUENTA Y DOS MIL TRESCIENTOS CUARENTA PESOS CON CINCUENTA CENTAVOS',
      movimientoIds: [1234],
      ...recibo,
    },
    cliente,
    movimientos: [sampleMovimiento()],
    fecha: '2026-03-10',
    ...overrides,
  };
}

export function sampleHojaRuta(overrides: Partial<HojaRutaData> = {}): HojaRutaData {
  return {
    company: COMPANY,
    hojaRuta: {
      id: 55,
      fecha: '2026-03-11',
      representanteId: 3,
      vehiculoId: 2,
      empleadoId: 4,
      movimientoIds: [1234],
    },
    vehiculo: {
      id: 2,
      vehiculo: 'Mercedes-Benz Accelo 815',
      patente: 'AE 123 BC',
      fechaTecnica: null,
      fechaSeguro: null,
      fechaMatafuego: null,
      fechaRuta: null,
    },
    chofer: 'Ramón Ibáñez',
    representante: 'Íñigo Peña',
    movimientos: [sampleMovimiento()],
    ...overrides,
  };
}
