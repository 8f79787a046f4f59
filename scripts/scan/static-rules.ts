/**
 * eslint-plugin-security, eslint-plugin-no-unsanitized and a rule of our own; inline comments
 * cannot disable them.
 */
import path from 'node:path';
import { runTool } from './command.ts';
import type { Finding } from './finding.ts';
import type { Tool } from './tool.ts';

const SECONDS_MAX = 120;

type FileReport = { filePath: string; messages: { ruleId: string | null; line: number; message: string }[] };

async function scan(): Promise<Finding[]> {
  const args = [
    '--no-inline-config',
    '--config',
    'scripts/scan/eslint.config.js',
    '--format',
    'json',
    'server',
    'src',
    'pages',
  ];
  const { text, code } = await runTool('eslint', args, { seconds: SECONDS_MAX });
  if (code !== 0 && code !== 1) throw new Error(text.slice(0, 2000));
  return (JSON.parse(text.slice(text.indexOf('['))) as FileReport[]).flatMap(({ filePath, messages }) =>
    messages.map(({ ruleId, line, message }) => ({
      tool: 'eslint',
      rule: ruleId ?? 'syntax',
      place: path.relative('.', filePath),
      detail: `line ${line}: ${message}`,
    })),
  );
}

export const staticRules: Tool = { name: 'eslint', needs: null, server: null, scan };
