import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { inPlantedTree, projects, top } from './planted-tree.ts';

type Diagnostic = { filename: string; code: string; message: string; help?: string };

/** Lints planted files with the product's settings; the complaints, by file. */
export function lintPlanted(files: Record<string, string>): Map<string, string[]> {
  const complaints = new Map<string, string[]>();
  for (const { filename, code, message, help } of inPlantedTree(files, diagnosticsOf)) {
    complaints.set(filename, [...(complaints.get(filename) ?? []), `${code}: ${message} ${help ?? ''}`]);
  }
  return complaints;
}

function diagnosticsOf(tree: string): Diagnostic[] {
  const oxlint = join(top, 'node_modules/oxlint/bin/oxlint');
  const { stdout, stderr } = spawnSync(process.execPath, [oxlint, '--type-aware', '--format', 'json', ...projects], {
    cwd: tree,
    encoding: 'utf8',
  });
  // A guard that did not run must not pass for one that found nothing.
  if (!stdout.trimStart().startsWith('{')) throw new Error(`oxlint did not run: ${stdout}${stderr}`);
  return (JSON.parse(stdout) as { diagnostics: Diagnostic[] }).diagnostics;
}
