/** What no page shows before it is opened: dialogs, menus and what is drawn later. */
const LAYERS = [
  'ActionMenu',
  'AnchoredPanel',
  'ChartCanvas',
  'ChartTipBox',
  'chart-pointer',
  'ChoiceButton',
  'ChoiceMenu',
  'CodeField',
  'ColorField',
  'ConfirmDialog',
  'CopyableCode',
  'Dialog',
  'Drawer',
  'FileDrop',
  'MenuPopover',
  'RangeField',
  'SearchList',
  'SwitchFilter',
  'SwitchMenu',
  'UnsavedGuard',
  'WaitingBar',
  'menu-items',
  'sketch-shapes',
].map((name) => `/src/shared/ui/${name}.ts`);

/** Of features, and always with dialogs. */
const WITH_LAYERS = ['billing/components/LimitHint.ts', 'labels/components/RemoveLabel.ts'].map(
  (name) => `/src/features/${name}`,
);

/** Small things of features that the first look at more than one page needs, and that bring no layer along. */
const PARTS = [
  'billing/components/UsageSummary.ts',
  'billing/meter-state.ts',
  'groups/frame/',
  'labels/components/RemovalFailure.ts',
  'labels/components/TagLink.ts',
  'labels/components/lazy-tag-words.ts',
  'labels/create-labels.api.ts',
  'labels/same-word.ts',
  'links/analytics-path.ts',
  'links/bulk/bulk-parts.ts',
  'links/components/BringAlong.ts',
  'links/components/OwnLink.ts',
  'links/editor-path.ts',
  'links/list/components/LinkClicks.ts',
  'links/list/components/LinkNames.ts',
  'links/list/list.api.ts',
  'links/path-on-domain.ts',
  'links/share-actions.ts',
  'links/tracking-path.ts',
  'qr/components/lazy-qr.ts',
  'team/create-team.api.ts',
  'team/member-name.ts',
].map((name) => `/src/features/${name}`);

/** Features that share what more than one page needs, beside the words of neighbours. */
const EDITING = ['editor', 'campaign', 'preview', 'safety', 'tracking', 'creation'];
/** Features whose pages show each other's words. */
const WORDS_OF: Readonly<Record<string, readonly string[]>> = {
  parts: ['links', 'labels', 'home', 'groups', 'billing', 'qr', 'analytics'],
  editing: [...EDITING, 'domains'],
};
/** Of other features, and always with what edits a link. */
const WITH_EDITING = [
  'labels/chosen-tools',
  'labels/components/Tag',
  'labels/components/ToolFacts',
  'labels/components/lazy-pixel-choice',
  'labels/known-medium',
  'labels/tag-words',
  'labels/tool-fields',
  'labels/word-place',
  'links/shorten/slug-check',
].map((name) => `/src/features/${name}`);

const LIBRARY = /\/node_modules\/(?!@mui\/icons-material\/)/;
const SHARED = /\/src\/(?:shared|api|i18n)\/|\/node_modules\//;
const FEATURE = /\/src\/features\/([\w-]+)\//;
/** Whose shared scripts are one file. */
const WHOLE: Readonly<Record<string, string>> = {
  analytics: 'analytics',
  account: 'account',
  ...Object.fromEntries(EDITING.map((feature) => [feature, 'editing'])),
};

/**
 * The file of a script that more than one page or layer needs, beyond what every page begins with; null for one that is
 * left to the bundler. In a file for each, they would be dozens of a few hundred bytes, and a request costs a slow phone
 * more; in one file, every page would load all dialogs and menus. The ids of texts import nothing: they keep features from
 * importing each other.
 */
export function scriptFileOf(id: string): string | null {
  const path = id.replaceAll('\\', '/');
  const isOf = (names: readonly string[]): boolean => names.some((name) => path.includes(name));
  if (LIBRARY.test(path) || isOf(LAYERS) || isOf(WITH_LAYERS)) return 'layers';
  if (SHARED.test(path)) return 'shared';
  const [, feature] = FEATURE.exec(path) ?? [];
  if (feature === undefined) return null;
  if (path.endsWith('.messages.ts')) {
    const file = Object.keys(WORDS_OF).find((name) => WORDS_OF[name]?.includes(feature));
    return file ?? WHOLE[feature] ?? `words-${feature}`;
  }
  if (isOf(PARTS)) return 'parts';
  return isOf(WITH_EDITING) ? 'editing' : (WHOLE[feature] ?? null);
}
