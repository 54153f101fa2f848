/** Town, area code and some streets of it. */
export interface Place {
  localidad: string;
  area: string;
  calles: readonly string[];
}

export const places: readonly Place[] = [
  { localidad: 'Córdoba', area: '351', calles: ['Av. Colón', 'Bv. Los Granaderos', 'Ituzaingó'] },
  { localidad: 'Río Cuarto', area: '358', calles: ['Sobremonte', 'Av. Italia', 'Bolívar'] },
  {
    localidad: 'Villa María',
    area: '353',
    calles: ['Bv. España', 'Mendoza', 'Av. Hipólito Yrigoyen'],
  },
  { localidad: 'San Francisco', area: '3564', calles: ['Av. Libertador Norte', 'Iturraspe'] },
  { localidad: 'Rosario', area: '341', calles: ['Av. Pellegrini', 'Bv. Oroño', 'San Luis'] },
  { localidad: 'Santa Fe', area: '342', calles: ['Av. Aristóbulo del Valle', 'Bv. Gálvez'] },
  { localidad: 'Rafaela', area: '3492', calles: ['Bv. Lehmann', 'Av. Santa Fe'] },
  { localidad: 'Villa Mercedes', area: '2657', calles: ['Av. Mitre', 'Pedernera'] },
  { localidad: 'San Luis', area: '266', calles: ['Av. Illia', 'Ayacucho'] },
  { localidad: 'Mendoza', area: '261', calles: ['Av. San Martín', 'Paso de los Andes'] },
  { localidad: 'Buenos Aires', area: '11', calles: ['Av. Vélez Sársfield', 'Luna', 'Pepirí'] },
  { localidad: 'Ñorquincó', area: '2944', calles: ['Los Ñires'] },
];
