import { writeFileSync } from 'node:fs';
import { DiscoveryService, ModulesContainer } from '@nestjs/core';
import { preview } from './preview';
import { type Operation, OPERATIONS, rightTo } from './shared/domain/rights';
import { ACTOR_KIND_NAMES, ACTOR_KINDS, cellOf } from './shared/domain/rights/actor-kinds';
import { BARRIERS } from './shared/domain/rights/barriers';
import { type Cell, type Refusal, STATUS } from './shared/domain/rights/cell';
import type { HeldRight, Who } from './shared/domain/rights/right';
import { type Scope, SCOPES } from './shared/domain/rights/scopes';
import { type DeclaredRoute, declaredRoutes } from './shared/http/declared-routes';

const WHO = {
  anyone: 'anyone',
  guest: 'guests and members',
  member: 'members',
  groupAdmin: 'admins of the group',
  siteAdmin: 'site admins',
} as const satisfies Record<Who, string>;

const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map(line).join('\n');

function shown(cell: Cell): string {
  if (cell.outcome === 'allowed') return '✓';
  return cell.outcome === 'own' ? 'own' : String(STATUS[cell.outcome]);
}

const answered = ({ outcome, code }: Refusal): string => `${STATUS[outcome]} \`${code}\``;

/** How the scope answers those whose the thing is not. */
function refusalsIn({ everybody, guest, stranger }: Scope): string {
  const cells = [everybody, guest, stranger].filter((cell) => cell !== undefined);
  const refusals = cells.flatMap((cell) => {
    if (cell.outcome === 'allowed') return [];
    return cell.outcome === 'own' ? [cell.others] : [cell];
  });
  return [...new Set(refusals.map(answered))].join(', ') || '—';
}

const scopes = Object.entries<Scope>(SCOPES).map(([name, scope]) => [
  `\`${name}\``,
  scope.thing,
  refusalsIn(scope),
]);

const barriers = Object.values(BARRIERS).map(({ appliesTo, refusal }) => [appliesTo, answered(refusal)]);

function whoOf({ who, seat, human }: HeldRight): string {
  const seated = seat === 'paid' ? `${WHO[who]}, with a paid seat` : WHO[who];
  return human === undefined ? seated : `${seated}; ${human.asked} verified as human`;
}

function rowOf(operation: Operation, routes: readonly DeclaredRoute[]): string[] {
  const right = rightTo(operation);
  const calls = routes
    .filter((route) => route.operation === operation)
    .flatMap(({ method, paths }) => paths.map((path) => `\`${method} ${path}\``));
  if (calls.length === 0) throw new Error(`no route stands under ${operation}`);
  const who = right.who === 'anyone' ? WHO.anyone : whoOf(right);
  const cells = ACTOR_KIND_NAMES.map((kind) => shown(cellOf(right, kind)));
  return [operation, calls.join('<br>'), who, right.whose, ...cells];
}

function areas(routes: readonly DeclaredRoute[]): string {
  const titles = ACTOR_KIND_NAMES.map((kind) => ACTOR_KINDS[kind].title);
  const names = [...new Set(OPERATIONS.map((operation) => operation.split('.', 1)[0]))];
  return names
    .map((area) => {
      const rows = OPERATIONS.filter((each) => each.startsWith(`${area}.`)).map((each) =>
        rowOf(each, routes),
      );
      return `## ${area}\n\n${table(['Operation', 'Call', 'Who', 'Whose', ...titles], rows)}`;
    })
    .join('\n\n');
}

/** Writes docs/rights.md from the table that the guard enforces; run by `npm run gen`. */
void preview((app) => {
  const routes = declaredRoutes(new DiscoveryService(app.get(ModulesContainer)));
  writeFileSync(
    'docs/rights.md',
    `# Rights

Who may do what. This page is written by \`npm run gen\` from \`backend/src/shared/domain/rights\`, the one table that
says so: every route names its row with \`@Requires\`, and one without does not compile or stops the start. The guard
enforces who may call at all; whose things they may touch is judged by the module that knows them, and
\`backend/test/api/shared/rights.api-spec.ts\` tries every cell over HTTP.

Calls stand below \`/api/v1\`, those of health aside. A cell says what comes of a call:

- ✓: allowed
- own: allowed on what is the caller’s own; what is others’ is answered as the scope says
- 401: sign in first; 403: refused; 404: hidden, as if there were no such thing

A *site admin* runs the installation and belongs to another group than the thing in question: of other people’s groups
and links they may do no more than strangers. A *program* has the rights of whoever made its token, here
an admin of the group, within the scopes of the token.

## Who may not call at all

The first that holds is what the caller is told.

${table(['Is kept out', 'Answer'], barriers)}

## Whose things

${table(['Scope', 'What is touched', 'What others’ is answered'], scopes)}

${areas(routes)}
`,
  );
});
