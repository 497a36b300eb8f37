import { typeOfFile } from './file-type';
import type { SampleRequest } from './request';

const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;

export function curlSample({ method, path, json, form, file = '' }: SampleRequest): string {
  const lines = [`curl --fail-with-body -sS -X ${method} "$LINKLET_URL${path}"`];
  lines.push('-H "Authorization: Bearer $LINKLET_TOKEN"');
  if (json) lines.push('-H "Content-Type: application/json"', `-d ${quoted(JSON.stringify(json))}`);
  if (form) {
    for (const [name, value] of Object.entries(form)) lines.push(`-F ${quoted(`${name}=${value}`)}`);
    lines.push(`-F ${quoted(`file=@${file};type=${typeOfFile(file)}`)}`);
  }
  return lines.join(' \\\n  ');
}
