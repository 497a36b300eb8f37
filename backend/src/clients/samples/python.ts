import { typeOfFile } from './file-type';
import { literal, PYTHON } from './literal';
import type { SampleRequest } from './request';

const BOUNDARY = 'linklet-boundary';

function formLines({ form = {}, file = '' }: SampleRequest): string[] {
  const fields = Object.entries(form).map(
    ([name, value]) =>
      `    b'--${BOUNDARY}\\r\\nContent-Disposition: form-data; name="${name}"\\r\\n\\r\\n${value}\\r\\n'`,
  );
  return [
    `file = open(${JSON.stringify(file)}, "rb").read()`,
    'body = (',
    ...fields,
    `    b'--${BOUNDARY}\\r\\nContent-Disposition: form-data; name="file"; filename="${file}"\\r\\n'`,
    `    b'Content-Type: ${typeOfFile(file)}\\r\\n\\r\\n' + file + b'\\r\\n--${BOUNDARY}--\\r\\n'`,
    ')',
  ];
}

export function pythonSample(request: SampleRequest): string {
  const { method, path, json, form } = request;
  const type = json ? 'application/json' : `multipart/form-data; boundary=${BOUNDARY}`;
  const headers = ['"Authorization": "Bearer " + os.environ["LINKLET_TOKEN"]'];
  if (json ?? form) headers.push(`"Content-Type": "${type}"`);
  const data = json ? `json.dumps(${literal(json, PYTHON)}).encode()` : 'body';
  return [
    json ? 'import json' : undefined,
    'import os',
    'import urllib.request',
    '',
    ...(form ? [...formLines(request), ''] : []),
    'request = urllib.request.Request(',
    `    os.environ["LINKLET_URL"] + ${JSON.stringify(path)},`,
    `    method="${method}",`,
    `    headers={${headers.join(', ')}},`,
    (json ?? form) ? `    data=${data},` : undefined,
    ')',
    'with urllib.request.urlopen(request) as response:',
    '    print(response.read().decode())',
  ]
    .filter((line) => line !== undefined)
    .join('\n');
}
