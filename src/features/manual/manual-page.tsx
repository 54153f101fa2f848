import { Anchor, Box, Group, Kbd, Table, Text, Title } from '@mantine/core';
import { IconArrowLeft, IconArrowRight } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import { PageHeader } from '@/ui/frame/page-header';
import { PanelCard } from '@/ui/frame/panel-card';
import { PAGINAS } from './paginas';
import classes from './manual.module.css';

const MANUAL = { label: 'Manual', to: '/manual' } as const;

export function ManualPage() {
  return (
    <>
      <PageHeader title="Manual" crumbs={[{ label: 'Manual' }]} />
      <PanelCard>
        <Text size="sm" mb="md" className={classes.lead}>
          Una página por tarea. Para encontrar una, apretá <Kbd>Ctrl K</Kbd> y escribí qué querés
          hacer.
        </Text>
        <ol className={classes.index}>
          {PAGINAS.map(({ nombre, titulo, resumen }) => (
            <li key={nombre}>
              <PaginaLink pagina={nombre}>{titulo}</PaginaLink>
              <Text span inherit display="block" c="dimmed">
                {resumen}
              </Text>
            </li>
          ))}
        </ol>
      </PanelCard>
    </>
  );
}

export function PaginaPage({ nombre }: { nombre: string }) {
  const index = PAGINAS.findIndex((one) => one.nombre === nombre);
  const pagina = PAGINAS[index];
  if (!pagina) return <NoPagina />;
  const { Contenido, titulo, partes } = pagina;
  return (
    <>
      <PageHeader title={titulo} crumbs={[MANUAL, { label: titulo }]} />
      <PanelCard>
        <article className={classes.page}>
          <Box component="nav" fz="xs" className={classes.partes} aria-label="En esta página">
            <ul>
              {partes.map(({ id, texto }) => (
                <li key={id}>
                  <PaginaLink pagina={nombre} hash={id}>
                    {texto}
                  </PaginaLink>
                </li>
              ))}
            </ul>
          </Box>
          <div className={classes.text}>
            <Contenido components={COMPONENTS} />
          </div>
        </article>
        <Neighbours index={index} />
      </PanelCard>
    </>
  );
}

function NoPagina() {
  return (
    <>
      <PageHeader title="Página no encontrada" crumbs={[MANUAL, { label: 'No encontrada' }]} />
      <Text mb="md">La dirección no corresponde a ninguna página del manual.</Text>
      <Anchor renderRoot={(props) => <Link {...props} to="/manual" />}>Ir al manual</Anchor>
    </>
  );
}

function Neighbours({ index }: { index: number }) {
  const before = PAGINAS[index - 1];
  const after = PAGINAS[index + 1];
  return (
    <Group
      component="nav"
      justify="space-between"
      gap="0.5rem 2rem"
      mt="lg"
      pt="md"
      className={classes.neighbours}
      aria-label="Otras páginas del manual"
    >
      {before ? (
        <PaginaLink pagina={before.nombre}>
          <IconArrowLeft size={16} aria-hidden="true" /> <span>{`Anterior: ${before.titulo}`}</span>
        </PaginaLink>
      ) : (
        <span />
      )}
      {after && (
        <PaginaLink pagina={after.nombre}>
          <span>{`Siguiente: ${after.titulo}`}</span>{' '}
          <IconArrowRight size={16} aria-hidden="true" />
        </PaginaLink>
      )}
    </Group>
  );
}

interface PaginaLinkProps {
  pagina: string;
  hash?: string | undefined;
  children: React.ReactNode;
}

const PaginaLink = ({ pagina, hash, children }: PaginaLinkProps) => (
  <Anchor
    inherit
    renderRoot={(props) => (
      <Link
        {...props}
        to="/manual/$pagina"
        params={{ pagina }}
        {...(hash && { hash })}
        activeOptions={{ exact: true, includeHash: true }}
      />
    )}
  >
    {children}
  </Anchor>
);

const PICTURES = import.meta.glob<string>('../../../docs/manual/*.png', {
  eager: true,
  import: 'default',
  // The content security policy allows no images in `data:` URLs.
  query: '?url&no-inline',
});

/** Links to the picture itself: on a phone its text is too small to read. */
function Picture({ src = '', alt, width, height }: ComponentProps<'img'>) {
  const url = PICTURES[`../../../docs/manual/${src}`];
  return (
    <a href={url} target="_blank" rel="noreferrer" className={classes.picture}>
      <img src={url} alt={alt} width={width} height={height} loading="lazy" />
    </a>
  );
}

/** Pages link to each other by file, `recibos.mdx#imprimir-otra-vez`, so that the links also work on a forge. */
const COMPONENTS = {
  // The page header already shows the title.
  h1: () => null,
  h2: ({ id, children }: ComponentProps<'h2'>) => (
    <Title order={2} id={id}>
      <Anchor inherit c="inherit" underline="hover" href={`#${id}`}>
        {children}
      </Anchor>
    </Title>
  ),
  a: ({ href = '', children }: ComponentProps<'a'>) => {
    const [file = '', hash] = href.split('#');
    return (
      <PaginaLink pagina={file.replace(/\.mdx$/, '')} hash={hash}>
        {children}
      </PaginaLink>
    );
  },
  code: Kbd,
  img: Picture,
  table: Table,
  thead: Table.Thead,
  tbody: Table.Tbody,
  tr: Table.Tr,
  th: Table.Th,
  td: Table.Td,
};
