export const SAMPLE_LANGUAGES = ['curl', 'TypeScript', 'Python', 'PHP'] as const;
export type SampleLanguage = (typeof SAMPLE_LANGUAGES)[number];

interface Call {
  /** Where the API is. */
  readonly origin: string;
  /** Masked unless it was just made. */
  readonly token: string;
}

const SAMPLES: Readonly<Record<SampleLanguage, (call: Call) => string>> = {
  curl: ({ origin, token }) => `curl ${origin}/api/v1/links \\
  -H "Authorization: Bearer ${token}" \\
  -H "Content-Type: application/json" \\
  -d '{"url": "https://example.com/"}'`,
  TypeScript: ({ origin, token }) => `const response = await fetch('${origin}/api/v1/links', {
  method: 'POST',
  headers: {
    Authorization: 'Bearer ${token}',
    'Content-Type': 'application/json',
  },
  body: JSON.stringify({ url: 'https://example.com/' }),
});
const { data } = await response.json();
console.log(data.shortUrl);`,
  Python: ({ origin, token }) => `import json, urllib.request

request = urllib.request.Request(
    "${origin}/api/v1/links",
    data=json.dumps({"url": "https://example.com/"}).encode(),
    headers={
        "Authorization": "Bearer ${token}",
        "Content-Type": "application/json",
    },
)
print(json.load(urllib.request.urlopen(request))["data"]["shortUrl"])`,
  PHP: ({ origin, token }) => `<?php
$answer = file_get_contents('${origin}/api/v1/links', false, stream_context_create(['http' => [
    'method' => 'POST',
    'header' => "Authorization: Bearer ${token}\\r\\nContent-Type: application/json",
    'content' => json_encode(['url' => 'https://example.com/']),
]]));
echo json_decode($answer)->data->shortUrl;`,
};

/** A program that shortens an address. */
export const firstCall = (language: SampleLanguage, call: Call): string => SAMPLES[language](call);
