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
  'groups/frame/',
  'labels/components/TagLink.ts',
  'labels/components/lazy-tag-words.ts',
  'labels/create-labels.api.ts',
  'labels/same-word.ts',
  'links/analytics-path.ts',
  'links/components/BringAlong.ts',
  'links/components/OwnLink.ts',
  'links/editor-path.ts',
  'links/list/list.api.ts',
  'links/path-on-domain.ts',
  'links/share-actions.ts',
  'links/tracking-path.ts',
  'qr/components/lazy-qr.ts',
  'team/create-team.api.ts',
  'team/member-name.ts',
].map((name) => `/src/features/${name}`);

/** Features whose pages show each other's words. */
const NEIGHBOURS: Readonly<Record<string, readonly string[]>> = {
  links: ['links', 'labels', 'home', 'groups', 'billing', 'qr'],
  editing: ['editor', 'campaign', 'preview', 'safety', 'domains', 'tracking', 'creation'],
};

const LIBRARY = /\/node_modules\/(?!@mui\/icons-material\/)/;
const SHARED = /\/src\/(?:shared|api|i18n)\/|\/node_modules\//;
const WORDS = /\/src\/features\/([\w-]+)\/.*\.messages\.ts$/;

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
  const [, feature] = WORDS.exec(path) ?? [];
  if (feature !== undefined) {
    return `words-${Object.keys(NEIGHBOURS).find((name) => NEIGHBOURS[name]?.includes(feature)) ?? feature}`;
  }
  return isOf(PARTS) ? 'parts' : null;
}
