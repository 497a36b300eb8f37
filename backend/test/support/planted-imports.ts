/** A rule of .dependency-cruiser.cjs, a file that breaks it and no other, and what that file imports. */
type Planted = readonly [rule: string, file: string, ...imports: string[]];

const modules = 'backend/src/modules';
const shared = 'backend/src/shared';
const features = 'frontend/src/features';

/** Paths are files of the tree (made when nothing else makes them); everything else is a package. */
export const FORBIDDEN_IMPORTS: readonly Planted[] = [
  ['no-cycles', 'backend/src/config/chicken.ts', 'backend/src/config/egg.ts'],
  ['no-cycles', 'backend/src/config/egg.ts', 'backend/src/config/chicken.ts'],
  ['no-orphans', 'backend/src/config/forgotten.ts'],
  ['imports-resolve', 'backend/src/config/lost.ts', 'no-such-package'],
  ['packages-are-declared', 'backend/src/config/stowaway.ts', 'chalk'],
  ['no-odds-and-ends', 'backend/src/config/tidy.ts', 'backend/src/config/utils.ts'],
  ['no-odds-and-ends', 'frontend/src/shared/tidy.ts', 'frontend/src/shared/helpers/text.ts'],
  ['backend-apart-from-frontend', 'backend/src/peek.ts', 'frontend/src/shared/format.ts'],
  ['frontend-apart-from-backend', 'frontend/src/shared/peek.ts', 'backend/src/config/env.ts'],
  ['production-without-tests', 'backend/src/shared/http/shortcut.ts', 'backend/test/support/fakes.ts'],
  ['production-without-tests', 'frontend/src/shared/shortcut.ts', 'frontend/src/shared/format.test.ts'],
  ['backend-without-dev-packages', 'backend/src/shared/http/heavy.ts', 'fast-check'],
  ['tools-need-nothing-installed', 'backend/tools/fancy.mjs', 'luxon'],
  ['tools-need-nothing-installed', 'backend/tools/chained.mjs', 'backend/tools/start.mjs'],
  ['typeorm-in-infrastructure', `${modules}/links/application/rows.service.ts`, 'typeorm'],
  ['typeorm-in-infrastructure', `${modules}/links/rows.module.ts`, 'typeorm'],
  ['nest-typeorm-in-infrastructure', `${modules}/links/http/rows.controller.ts`, '@nestjs/typeorm'],

  [
    'domain-sees-only-domain',
    `${modules}/links/domain/curious.ts`,
    `${modules}/links/application/shorten.service.ts`,
  ],
  ['domain-sees-only-domain', `${modules}/links/domain/social.ts`, `${modules}/groups/index.ts`],
  ['domain-sees-only-domain', `${modules}/links/domain/wired.ts`, `${shared}/events/bus.ts`],
  ['domain-sees-only-domain', `${shared}/domain/wired.ts`, `${shared}/events/bus.ts`],
  ['domain-uses-pure-packages', `${modules}/links/domain/random.ts`, 'node:crypto'],
  ['domain-uses-pure-packages', `${modules}/links/domain/injected.ts`, '@nestjs/common'],
  ['domain-uses-pure-packages', `${modules}/links/domain/validated.ts`, 'class-validator'],
  ['domain-uses-pure-packages', `${shared}/domain/disk.ts`, 'node:fs'],
  [
    'application-below-http',
    `${modules}/links/application/upward.ts`,
    `${modules}/links/http/links.controller.ts`,
  ],
  [
    'application-below-http',
    `${modules}/links/application/concrete.ts`,
    `${modules}/links/infrastructure/links.ts`,
  ],
  ['application-below-http', `${modules}/links/application/status.ts`, `${shared}/http/answers.ts`],
  ['application-without-web-packages', `${modules}/links/application/request.ts`, '@nestjs/swagger'],
  [
    'infrastructure-implements-ports',
    `${modules}/links/infrastructure/busy.ts`,
    `${modules}/links/application/shorten.service.ts`,
  ],
  [
    'infrastructure-implements-ports',
    `${modules}/links/infrastructure/web.ts`,
    `${modules}/links/http/dto/link.dto.ts`,
  ],
  [
    'http-reads-through-queries',
    `${modules}/links/http/direct.ts`,
    `${modules}/links/infrastructure/links.ts`,
  ],
  ['wiring-stays-outside', `${modules}/links/http/roundabout.ts`, `${modules}/links/links.module.ts`],
  ['wiring-stays-outside', `${modules}/links/http/own-door.ts`, `${modules}/links/index.ts`],
  ['wiring-stays-outside', `${modules}/links/http/thread.ts`, `${modules}/links/wiring/counter.thread.ts`],

  ['module-order-groups', `${modules}/groups/http/up.ts`, `${modules}/billing/index.ts`],
  ['module-order-billing', `${modules}/billing/http/up.ts`, `${modules}/identity/index.ts`],
  ['module-order-identity', `${modules}/identity/http/up.ts`, `${modules}/links/index.ts`],
  ['module-order-account', `${modules}/account/http/up.ts`, `${modules}/links/index.ts`],
  ['module-order-teams', `${modules}/teams/http/up.ts`, `${modules}/links/index.ts`],
  ['module-order-domains', `${modules}/domains/http/up.ts`, `${modules}/links/index.ts`],
  ['module-order-links', `${modules}/links/http/up.ts`, `${modules}/analytics/index.ts`],
  ['module-order-analytics', `${modules}/analytics/http/aside.ts`, `${modules}/identity/index.ts`],
  ['module-order-batch', `${modules}/batch/http/aside.ts`, `${modules}/analytics/index.ts`],
  ['module-order-developer', `${modules}/developer/http/aside.ts`, `${modules}/batch/index.ts`],
  ['two-doors', `${modules}/links/http/window.ts`, `${modules}/groups/domain/group.entity.ts`],
  ['modules-wired-at-the-top', 'backend/src/window.ts', `${modules}/groups/domain/group.entity.ts`],
  ['events-import-nothing', `${modules}/links/events.ts`, `${modules}/links/domain/slug.ts`],
  ['shared-knows-no-module', `${shared}/events/partial.ts`, `${modules}/groups/index.ts`],
  ['journal-knows-no-business', `${shared}/journal/configured.ts`, 'backend/src/config/env.ts'],
  ['journal-knows-no-business', `${shared}/journal/injected.ts`, '@nestjs/common'],
  ['config-stands-alone', 'backend/src/config/eventful.ts', `${shared}/events/bus.ts`],

  ['features-through-their-door', `${features}/links/window.ts`, `${features}/groups/group.ts`],
  ['app-through-feature-doors', 'frontend/src/app/window.ts', `${features}/groups/group.ts`],
  ['pages-are-lazy', 'frontend/src/app/eager.ts', `${features}/groups/pages/GroupPage.ts`],
  ['shared-knows-no-feature', 'frontend/src/shared/partial.ts', `${features}/groups/index.ts`],
  ['shared-knows-no-feature', 'frontend/src/api/partial.ts', 'frontend/src/app/routes.ts'],
  ['state-knows-no-screen', `${features}/links/links.store.ts`, 'react'],
  ['state-knows-no-screen', `${features}/links/toasting.store.ts`, 'frontend/src/shared/ui/toast.ts'],
  ['state-knows-no-screen', `${features}/links/link.model.ts`, `${features}/links/links.messages.ts`],
  ['client-behind-api-files', `${features}/links/impatient.ts`, 'frontend/src/api/client.ts'],
  ['openapi-fetch-in-client', `${features}/links/second.api.ts`, 'openapi-fetch'],
  ['echarts-in-chart', `${features}/links/sparkline.ts`, 'echarts/core'],
  ['components-behind-shared-ui', `${features}/links/bare.ts`, '@mui/material/Button'],
  ['frontend-without-test-packages', `${features}/links/rehearsed.ts`, '@testing-library/react'],
];

/** What must stay possible: a file that breaks no rule, and what it imports. */
export const ALLOWED_IMPORTS: readonly (readonly [file: string, ...imports: string[]])[] = [
  [
    `${modules}/links/domain/sound.ts`,
    `${modules}/links/domain/slug.ts`,
    `${shared}/domain/actor.ts`,
    'luxon',
    'ipaddr.js',
  ],
  [`${modules}/links/domain/sound.spec.ts`, `${modules}/links/domain/sound.ts`, 'fast-check', 'node:fs'],
  [
    `${modules}/links/application/sound.service.ts`,
    `${modules}/links/domain/slug.ts`,
    `${modules}/groups/index.ts`,
    // News of a higher module.
    `${modules}/analytics/events.ts`,
    `${shared}/database/unit-of-work.ts`,
    '@nestjs/common',
    'node:crypto',
  ],
  [
    `${modules}/links/infrastructure/sound.ts`,
    `${modules}/links/application/ports/link-repository.ts`,
    `${modules}/links/domain/slug.ts`,
    'typeorm',
    '@nestjs/typeorm',
  ],
  [
    `${modules}/links/http/sound.controller.ts`,
    `${modules}/links/application/sound.service.ts`,
    `${modules}/links/infrastructure/search.query.ts`,
    `${modules}/links/domain/slug.ts`,
    'class-validator',
  ],
  [`${modules}/links/sound.module.ts`, `${modules}/links/infrastructure/sound.ts`, '@nestjs/typeorm'],
  [
    `${modules}/links/wiring/sound.thread.ts`,
    `${modules}/links/application/sound.service.ts`,
    `${modules}/links/infrastructure/sound.ts`,
  ],
  ['backend/src/sound.ts', `${modules}/links/sound.module.ts`, `${modules}/groups/index.ts`],
  ['backend/tools/sound.mjs', 'backend/tools/lib/run.mjs', 'node:fs'],
  [`${features}/links/sound.api.ts`, 'frontend/src/api/client.ts'],
  [
    `${features}/links/sound.store.ts`,
    `${features}/links/sound.api.ts`,
    `${features}/groups/index.ts`,
    'mobx',
  ],
  ['frontend/src/shared/ui/Chart.ts', 'echarts/core', '@mui/material/Box'],
  // Screens reach the stores through the context, and the stores' type names what features bring.
  ['frontend/src/app/store-context.ts', 'frontend/src/app/sound-stores.ts'],
  ['frontend/src/app/sound-stores.ts', 'frontend/src/app/store-context.ts'],
  [
    'frontend/src/app/sound.ts',
    `${features}/groups/index.ts`,
    'frontend/src/shared/format.ts',
    'react-router',
  ],
];
