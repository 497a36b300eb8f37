/** A rule of ESLint, a file that breaks it, and the source that does. */
type Planted = readonly [rule: string, file: string, source: string];

const domain = 'backend/src/modules/links/core/domain';
const application = 'backend/src/modules/links/core/application';
const shared = 'backend/src/shared';
const components = 'frontend/src/features/links/components';

const lines = (count: number, line: (n: number) => string): string =>
  Array.from({ length: count }, (_, n) => line(n)).join('\n');

const observer = "import { observer } from 'mobx-react-lite';\n";
const message = (parts: string): string =>
  `import { defineMessages } from 'react-intl';\nexport const words = defineMessages({ hello: { ${parts} } });\n`;

export const FORBIDDEN_CODE: readonly Planted[] = [
  ['no-restricted-properties', `${shared}/http/env.ts`, 'export const port = process.env["PORT"];'],
  ['no-restricted-properties', `${shared}/http/env-parts.ts`, 'export const { env } = process;'],
  ['no-restricted-imports', `${shared}/http/env-import.ts`, "export { env } from 'node:process';"],
  ['no-restricted-imports', `${shared}/http/no-prefix.ts`, "export { join } from 'path';"],
  ['no-restricted-properties', `${shared}/http/dice.ts`, 'export const n = Math.random();'],
  ['no-console', `${shared}/http/chatty.ts`, "console.log('hello');"],
  ['no-restricted-globals', `${shared}/http/caller.ts`, "export const answer = fetch('https://e.test');"],

  [
    'no-restricted-syntax',
    `${shared}/database/lenient.ts`,
    "export const options = { invalidWhereValuesBehavior: { undefined: 'ignore' } };",
  ],

  [
    'no-restricted-syntax',
    `${shared}/mail/everywhere.module.ts`,
    "import { Global, Module } from '@nestjs/common';\n@Global()\n@Module({})\nexport class EverywhereModule {}",
  ],

  ['no-restricted-properties', `${domain}/now.ts`, 'export const now = Date.now();'],
  ['no-restricted-syntax', `${domain}/new-date.ts`, 'export const now = new Date();'],
  ['no-restricted-syntax', `${domain}/date.ts`, 'export const now = Date();'],
  [
    'no-restricted-properties',
    `${domain}/luxon-now.ts`,
    "import { DateTime } from 'luxon';\nexport const now = DateTime.now();",
  ],
  [
    'no-restricted-syntax',
    `${domain}/luxon-utc.ts`,
    "import { DateTime } from 'luxon';\nexport const now = DateTime.utc();",
  ],
  ['no-restricted-properties', `${domain}/dice.ts`, 'export const n = Math.random();'],
  ['no-restricted-globals', `${domain}/uuid.ts`, 'export const id = crypto.randomUUID();'],
  ['no-restricted-globals', `${domain}/timer.ts`, 'setTimeout(() => undefined, 1);'],
  ['no-restricted-properties', `${application}/now.service.ts`, 'export const now = Date.now();'],
  ['no-restricted-syntax', `${application}/new-date.service.ts`, 'export const now = new Date();'],

  ['max-lines', `${shared}/http/long.ts`, lines(301, (n) => `export const n${n} = ${n};`)],
  [
    'max-lines-per-function',
    `${shared}/http/long-function.ts`,
    `export function long(list: number[]): void {\n${lines(50, (n) => `list.push(${n});`)}\n}`,
  ],
  [
    'max-lines-per-function',
    `${components}/Long.tsx`,
    `${observer}export const Long = observer(function Long() {\nconst list: number[] = [];\n` +
      `${lines(100, (n) => `list.push(${n});`)}\nreturn <p>{list.length}</p>;\n});`,
  ],
  [
    'no-restricted-syntax',
    `${shared}/http/greedy.ts`,
    'export const sum = (a: number, b: number, c: number, d: number, e: number): number => a + b + c + d + e;',
  ],
  [
    'no-restricted-syntax',
    `${shared}/http/greedy-method.ts`,
    'export class Sum {\n  of(a: number, b: number, c: number, d: number, e: number): number {\n' +
      '    return a + b + c + d + e;\n  }\n}',
  ],
  [
    '@typescript-eslint/no-floating-promises',
    `${shared}/http/floating.ts`,
    "import { rm } from 'node:fs/promises';\nexport function forget(): void {\n  rm('file');\n}",
  ],
  [
    '@typescript-eslint/no-explicit-any',
    `${shared}/http/any.ts`,
    'export const anything = (value: any): void => value;',
  ],
  [
    '@typescript-eslint/ban-ts-comment',
    `${shared}/http/ignoring.ts`,
    '// @ts-ignore: it is fine\nexport const port: number = "80";',
  ],
  // A comment that switches a rule off switches nothing off.
  [
    'no-console',
    `${shared}/http/disabling.ts`,
    "/* eslint-disable no-console */\nconsole.log('hello'); // eslint-disable-line no-console",
  ],
  [
    '@typescript-eslint/naming-convention',
    `${shared}/http/naming.ts`,
    'export interface IThing {\n  readonly size: number;\n}',
  ],
  ['vocabulary/retired-words', `${shared}/http/most.ts`, 'export const MOST_ROWS = 3;'],
  ['vocabulary/retired-words', `${shared}/http/kept.ts`, 'export const PAGE_KEPT_MS = 3;'],
  [
    'vocabulary/role-in-name',
    `${application}/make-tea.service.ts`,
    "import { Injectable } from '@nestjs/common';\n\n@Injectable()\nexport class MakeTea {}",
  ],
  ['vocabulary/retired-words', `${domain}/edit-wish.ts`, 'export type EditWish = string;'],
  ['vocabulary/retired-words', `${domain}/comment.ts`, '/** Whoever asks. */\nexport const asked = 1;'],
  ['vocabulary/retired-words', `${domain}/nobody.ts`, '// Nobody asks.\nexport const asked = 1;'],
  [
    'vocabulary/retired-words',
    `${domain}/somebody.ts`,
    '// That somebody asks for.\nexport const asked = 1;',
  ],
  ['vocabulary/retired-words', `${domain}/weary.ts`, '// A weary worker.\nexport const stopped = 1;'],
  ['vocabulary/retired-words', `${domain}/excuse.ts`, 'export const excuse = 1;'],
  ['vocabulary/retired-words', 'backend/tools/lib/rung.mjs', '// The next rung.\nexport const step = 1;'],
  [
    'vocabulary/retired-words',
    `${shared}/http/title.spec.ts`,
    "it('grants each wish', () => {\n  expect(1).toBe(1);\n});",
  ],
  [
    'vocabulary/retired-words',
    `${domain}/patience.ts`,
    'export const wait = (patience: number): number => patience;',
  ],
  [
    'vocabulary/retired-words',
    `${components}/told.ts`,
    'export interface Reader {\n  readonly isTold: boolean;\n}',
  ],
  [
    'insides/named-files',
    `${shared}/http/handle.ts`,
    "import type { Socket } from 'node:net';\nexport const handleOf = (socket: Socket & { _handle?: object }) => socket._handle;",
  ],
  [
    'insides/named-files',
    `${shared}/http/unpacked.ts`,
    'export const open = ({ _server: server }: Record<string, unknown>): unknown => server;',
  ],
  [
    'insides/named-files',
    `${shared}/database/pool.ts`,
    "export const connections = (pool: Record<string, unknown>): unknown => pool['_allConnections'];",
  ],
  [
    'insides/named-files',
    `${shared}/http/metadata.ts`,
    "export { PATH_METADATA } from '@nestjs/common/constants';",
  ],
  [
    'insides/named-files',
    `${components}/navigator.ts`,
    "import { UNSAFE_NavigationContext as Context } from 'react-router';\nexport const name = Context.displayName;",
  ],
  ['insides/named-files', 'frontend/environment.cjs', 'module.exports = (element) => element._localName;'],
  [
    'insides/borrowed-methods',
    `${shared}/http/borrowed.ts`,
    "import { Server } from 'node:net';\nexport const close = (server: Server): unknown => Server.prototype.close.call(server);",
  ],
  ['no-restricted-syntax', `${domain}/alone.spec.ts`, "it.only('runs alone', () => undefined);"],
  ['no-restricted-syntax', `${domain}/table.spec.ts`, "it.skip.each([1])('rests', () => undefined);"],
  [
    'no-restricted-syntax',
    'frontend/src/shared/resting.test.tsx',
    "describe.skip('rests', () => undefined);",
  ],

  [
    'formatjs/no-literal-string-in-jsx',
    `${components}/Raw.tsx`,
    `${observer}export const Raw = observer(function Raw() {\n  return <p>Hello</p>;\n});`,
  ],
  [
    'formatjs/no-literal-string-in-jsx',
    `${components}/RawLabel.tsx`,
    `${observer}export const RawLabel = observer(function RawLabel() {\n  return <img src="/x" alt="A cat" />;\n});`,
  ],
  [
    'formatjs/enforce-default-message',
    'frontend/src/shared/bare.messages.ts',
    message("id: 'a', description: 'A'"),
  ],
  [
    'formatjs/enforce-description',
    'frontend/src/shared/terse.messages.ts',
    message("id: 'a', defaultMessage: 'A'"),
  ],
  [
    'formatjs/no-invalid-icu',
    'frontend/src/shared/broken.messages.ts',
    message("id: 'a', defaultMessage: '{a', description: 'A'"),
  ],
  ['mobx/missing-observer', `${components}/Deaf.tsx`, 'export function Deaf() {\n  return <p />;\n}'],
  [
    'mobx/no-anonymous-observer',
    `${components}/Nameless.tsx`,
    `${observer}export const Nameless = observer(() => <p />);`,
  ],
  [
    'react-hooks/rules-of-hooks',
    `${components}/Sometimes.tsx`,
    `import { useState } from 'react';\n${observer}` +
      'export const Sometimes = observer(function Sometimes({ is }: { is: boolean }) {\n' +
      '  if (is) useState(0);\n  return <p />;\n});',
  ],
  [
    'jsx-a11y/alt-text',
    `${components}/Blind.tsx`,
    `${observer}export const Blind = observer(function Blind() {\n  return <img src="/x" />;\n});`,
  ],
  [
    'no-restricted-syntax',
    `${components}/Unsafe.tsx`,
    `${observer}export const Unsafe = observer(function Unsafe() {\n` +
      "  return <p dangerouslySetInnerHTML={{ __html: '' }} />;\n});",
  ],
  [
    'no-restricted-syntax',
    'frontend/src/features/links/copied.api.ts',
    'export interface LinkTag {\n  readonly tagId: number;\n}',
  ],
  [
    'no-restricted-syntax',
    'frontend/src/features/links/copied-type.api.ts',
    'export type LinkTag = { readonly tagId: number };',
  ],
  [
    'no-restricted-syntax',
    `${components}/Literal.tsx`,
    `${observer}export const Literal = observer(function Literal() {\n  return <a href="/">{'x'}</a>;\n});`,
  ],
  ['no-restricted-syntax', `${components}/literal.ts`, "export const way = '/login?err=ended';"],
  [
    'no-restricted-syntax',
    `${components}/template.ts`,
    'export const way = (id: number): string => `/users/$' + '{id}/tags`;',
  ],
  [
    '@typescript-eslint/no-restricted-imports',
    'frontend/src/shared/ui/Whole.tsx',
    "export { Button } from '@mui/material';",
  ],
];

/** What must stay possible, beside what it resembles. */
export const ALLOWED_CODE: readonly (readonly [file: string, source: string])[] = [
  ['backend/src/config/env-reader.ts', 'export const port = process.env["PORT"];'],
  ['backend/tools/chatty.mjs', 'console.log(process.env.PORT);'],
  [`${domain}/moment.ts`, 'export const next = (now: Date): Date => new Date(now.getTime() + 1);'],
  [
    `${domain}/moment.spec.ts`,
    'export const now = [new Date(), Date.now(), process.env["TZ"], Buffer.from("")];',
  ],
  [
    `${application}/injected.service.ts`,
    'export class Injected {\n  constructor(readonly a: number, readonly b: number, readonly c: number, ' +
      'readonly d: number, readonly e: number) {}\n}',
  ],
  [
    `${components}/Sound.tsx`,
    `import { FormattedMessage } from 'react-intl';\n${observer}export const Sound = observer(function Sound() {\n` +
      '  return <FormattedMessage id="a.b" defaultMessage="Hello" description="Greeting" />;\n});',
  ],
  [
    `${shared}/http/lane/node-planted-insides.ts`,
    'export const handleOf = (socket: { _handle?: object }): object | undefined => socket._handle;',
  ],
  // A column and a migration keep the names that databases know them by.
  ['backend/src/shared/column.ts', 'export interface Row {\n  readonly told_at: string;\n}'],
  ['backend/src/shared/database/migrations/1-news.ts', 'export class LinkNews1 {\n  readonly name = "1";\n}'],
  [
    'frontend/src/features/links/sound.api.ts',
    "import type { Schema } from '../../api/schemas';\n\n" +
      "export type LinkTag = Schema<'LinkTagDto'>;\n\n" +
      "export interface Tag extends Pick<LinkTag, 'value'> {\n  readonly id: number;\n}\n\n" +
      'export interface TagsApi {\n  tags(): Promise<readonly Tag[]>;\n}',
  ],
  [`${components}/drawn.ts`, "export const SLUG = '/tea';\nexport const DOCS = '/api/docs';"],
  ['frontend/src/shared/ui/Wrapped.tsx', 'export function Wrapped() {\n  return <p />;\n}'],
];
