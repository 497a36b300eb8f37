import { typeOfFile } from './file-type';
import { literal, PHP } from './literal';
import type { SampleRequest } from './request';

export function phpSample({ method, path, json, form, file = '' }: SampleRequest): string {
  const headers = ["'Authorization: Bearer ' . getenv('LINKLET_TOKEN')"];
  if (json) headers.push("'Content-Type: application/json'");
  const sent = `'file' => new CURLFile('${file}', '${typeOfFile(file)}')`;
  const fields = Object.entries(form ?? {}).map(([name, value]) => PHP.entry(name, literal(value, PHP)));
  const formFields = `[${[...fields, sent].join(', ')}]`;
  return [
    '<?php',
    `$curl = curl_init(getenv('LINKLET_URL') . ${literal(path, PHP)});`,
    'curl_setopt_array($curl, [',
    `    CURLOPT_CUSTOMREQUEST => '${method}',`,
    `    CURLOPT_HTTPHEADER => [${headers.join(', ')}],`,
    json ? `    CURLOPT_POSTFIELDS => ${phpJson(json)},` : undefined,
    form ? `    CURLOPT_POSTFIELDS => ${formFields},` : undefined,
    '    CURLOPT_RETURNTRANSFER => true,',
    '    CURLOPT_FAILONERROR => true,',
    ']);',
    '$answer = curl_exec($curl);',
    'if ($answer === false) {',
    '    throw new RuntimeException(curl_error($curl));',
    '}',
    'echo $answer;',
  ]
    .filter((line) => line !== undefined)
    .join('\n');
}

/** An empty array of PHP is a list in JSON. */
const phpJson = (json: object): string =>
  Object.keys(json).length === 0 ? "'{}'" : `json_encode(${literal(json, PHP)})`;
