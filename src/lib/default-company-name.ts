/** The carrier's name where `VITE_COMPANY_NAME` does not say it; the page's own markup has it as well. */
export const DEFAULT_COMPANY_NAME = 'Transporte de Cargas';
