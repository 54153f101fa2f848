import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { Dropzone } from '@mantine/dropzone';
import { IconAlertTriangle, IconDownload, IconFileSpreadsheet } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { logError } from '@/lib/page/log';
import type { Campo } from '@/lib/planilla/campos';
import { findHeading, tablaOf } from '@/lib/planilla/columnas';
import { MAX_ROWS, type Hoja } from '@/lib/planilla/hoja';
import { readPlanilla } from '@/lib/planilla/files';
import { showCount } from '@/lib/values/show-importe';
import { PanelCard } from '@/ui/frame/panel-card';
import { downloadTemplate } from './download-rows';

interface ElegirArchivoProps {
  title: string;
  campos: readonly Campo[];
  onOpen: (name: string, hoja: Hoja) => void;
}

const FAILED = 'No se pudo leer la planilla. Probá de nuevo.';
const PASTED = 'Celdas pegadas';

/** Reads a file that is dropped or chosen, or pasted cells. Of several sheets a person chooses one. */
export function ElegirArchivo({ title, campos, onOpen }: ElegirArchivoProps) {
  const [state, setState] = useState<'idle' | 'reading' | { refused: string }>('idle');
  const [book, setBook] = useState<{ name: string; hojas: readonly Hoja[] } | null>(null);
  const reading = useRef<AbortController>(null);
  useEffect(() => () => reading.current?.abort(), []);

  function take(name: string, hoja: Hoja) {
    const { length } = tablaOf(hoja, findHeading(hoja, campos), campos, true).rows;
    if (length > MAX_ROWS) {
      const counts = `Tiene ${showCount(length)} filas y entran hasta ${showCount(MAX_ROWS)}`;
      setState({ refused: `${counts}: partila en varias.` });
    } else if (length === 0) setState({ refused: 'No hay filas debajo de los títulos.' });
    else onOpen(name, hoja);
  }

  async function read(name: string, from: Blob | string) {
    reading.current?.abort();
    const { signal } = (reading.current = new AbortController());
    setState('reading');
    setBook(null);
    try {
      const answer = await readPlanilla(from, signal);
      if ('refused' in answer) {
        setState(answer);
        return;
      }
      setState('idle');
      const [only, ...others] = answer.hojas;
      if (only && others.length === 0) take(name, only);
      else setBook({ name, hojas: answer.hojas });
    } catch (error) {
      if (signal.aborted) return;
      logError(error);
      setState({ refused: FAILED });
    }
  }

  const choose = useRef<() => void>(null);

  const paste = useEffectEvent((event: ClipboardEvent) => {
    // A field or a dialog takes what is pasted into it.
    if (event.target instanceof Element && event.target.closest('input, textarea, [role=dialog]')) {
      return;
    }
    const [file] = event.clipboardData?.files ?? [];
    const text = event.clipboardData?.getData('text/plain') ?? '';
    // Excel adds a picture of the cells.
    if (text.trim()) void read(PASTED, text);
    else if (file) void read(file.name, file);
  });
  useEffect(() => {
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, []);

  return (
    <PanelCard>
      <Stack gap="md">
        {typeof state === 'object' && (
          <Alert role="alert" color="red" icon={<IconAlertTriangle />} title={state.refused} />
        )}
        {book && (
          <Group gap="xs" role="group" aria-label="Hojas">
            <Text size="sm">{`«${book.name}» tiene varias hojas. ¿Cuál?`}</Text>
            {book.hojas.map((hoja) => (
              <Button
                key={hoja.name}
                size="xs"
                variant="default"
                onClick={() => take(`${book.name} · ${hoja.name}`, hoja)}
              >
                {hoja.name}
              </Button>
            ))}
          </Group>
        )}
        <Dropzone
          multiple={false}
          loading={state === 'reading'}
          loaderProps={{ 'aria-label': 'Leyendo la planilla…' }}
          inputProps={{ 'aria-label': 'Archivo de la planilla' }}
          openRef={choose}
          // The button below is for the keyboard.
          activateOnKeyboard={false}
          tabIndex={-1}
          onDrop={([file]) => file && void read(file.name, file)}
          py="xl"
        >
          <Stack align="center" gap={4} ta="center">
            <IconFileSpreadsheet size={40} stroke={1.3} aria-hidden="true" />
            <Text fw={600}>Soltá la planilla acá, o tocá para elegirla</Text>
            <Text size="sm">También podés copiar las celdas y pegarlas con Ctrl+V.</Text>
            <Text size="xs" c="dimmed">
              {`Excel (.xlsx, .xlsm), OpenDocument (.ods) o .csv: hasta ${showCount(MAX_ROWS)} filas y 10 MB. Las columnas se reconocen por su título.`}
            </Text>
          </Stack>
        </Dropzone>
        <Group justify="flex-end" gap="xs">
          <Button variant="default" size="xs" onClick={() => choose.current?.()}>
            Elegir una planilla
          </Button>
          <Button
            variant="subtle"
            size="xs"
            leftSection={<IconDownload size={16} />}
            onClick={() => void downloadTemplate(title, campos)}
          >
            Descargar plantilla
          </Button>
        </Group>
      </Stack>
    </PanelCard>
  );
}
