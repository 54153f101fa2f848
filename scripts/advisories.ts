import type { Outcome } from './run';

interface AuditReport {
  error?: { code?: string; summary?: string };
  message?: string;
  metadata?: { vulnerabilities?: Record<string, number> };
  vulnerabilities?: Record<string, { severity: string; range: string; fixAvailable: unknown }>;
}

/** What `npm audit --json` found: the advisories, none, or why it could not look. */
export type Audit = { advisories: string[] } | { unreachable: string };

/** Reads what `npm audit --json` printed. A registry without the service, or no network, is no answer and not a clean one. */
export function readAudit({ output }: Pick<Outcome, 'output'>): Audit {
  const json = /^\{[^]*^\}/m.exec(output)?.[0];
  let report: AuditReport;
  try {
    report = JSON.parse(json ?? '') as AuditReport;
  } catch {
    return { unreachable: output.trim() || 'npm printed nothing' };
  }
  if (!report.metadata?.vulnerabilities) {
    return { unreachable: report.error?.summary || report.message || 'npm printed no result' };
  }
  return {
    advisories: Object.entries(report.vulnerabilities ?? {}).map(
      ([name, { severity, range, fixAvailable }]) =>
        `${name} ${range}: ${severity}${fixAvailable ? ', a newer version is free of it' : ''}`,
    ),
  };
}
