import { writeFileSync } from 'node:fs';
import { Env } from './env';
import { describedSettings, type SettingDescription } from './setting.decorator';

/** Writes docs/settings.md from the class that reads the settings; run by `npm run gen`. */
const isSpecial = ({ declaredBy }: SettingDescription): number => Number(declaredBy !== Env.name);
const settings = [...describedSettings()].sort(([, one], [, other]) => isSpecial(one) - isSpecial(other));
const rows = settings.map(
  ([name, { defaultText, meaning }]) => `| \`${name}\` | ${defaultText} | ${meaning} |`,
);

writeFileSync(
  'docs/settings.md',
  `# Settings

Environment variables. None is required. An unknown value stops the start with a list of everything to mend.
This page is written by \`npm run gen\` from \`backend/src/config/env.ts\`.

| Setting | Default | Meaning |
| --- | --- | --- |
${rows.join('\n')}
`,
);
