import type { Grupo } from '@/domain/agrupaciones';
import { scopeText, type ExportSource } from '@/ui/export/export-source';
import { Exportar } from '@/ui/export/exportar';
import type { Cifra, Grupos } from './grupos-table';

interface ExportarGruposProps<Item> {
  /** File name. */
  name: string;
  filters: readonly string[];
  tabla: Grupos<Item>;
}

const MOVIMIENTOS: Cifra<Grupo<unknown>> = {
  header: 'Movimientos',
  of: ({ filas }) => filas.length,
};

export function gruposSource<Item extends Grupo<unknown>>({
  name,
  filters,
  tabla: { header, grupos = [], nameInFile, inFile = [], columns, owed },
}: ExportarGruposProps<Item>): ExportSource<Item> & { rows: readonly Item[] } {
  return {
    name,
    filters,
    rows: grupos,
    scope: scopeText(0, grupos.length),
    columns: [
      {
        id: 'nombre',
        header,
        accessorFn: nameInFile?.of ?? (({ nombre }) => nombre),
        ...(nameInFile?.meta && { meta: nameInFile.meta }),
      },
      ...inFile,
      ...[MOVIMIENTOS, ...columns, owed].map(({ header, of, kind }) => ({
        id: header,
        header,
        accessorFn: of,
        meta: { summed: true, ...(kind && { kind }) },
      })),
    ],
  };
}

export const ExportarGrupos = <Item extends Grupo<unknown>>(props: ExportarGruposProps<Item>) => (
  <Exportar source={props.tabla.grupos?.length ? gruposSource(props) : null} />
);
