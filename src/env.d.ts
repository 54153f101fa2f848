/// <reference types="vite/client" />

declare module 'virtual:mantine-variables.css';

/** A page of the manual, compiled by build/mdx.ts. */
declare module '*.mdx' {
  import type { ComponentType, JSX } from 'react';

  export const titulo: string;
  export const resumen: string;
  export const partes: { id: string; texto: string }[];
  export const texto: string;
  const Pagina: ComponentType<{
    components?: {
      [Tag in keyof JSX.IntrinsicElements]?: ComponentType<JSX.IntrinsicElements[Tag]>;
    };
  }>;
  // oxlint-disable-next-line panel/default-export -- MDX exports its page so
  export default Pagina;
}
