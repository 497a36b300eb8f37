import type { ComponentType } from 'react';
import type { MessageDescriptor } from 'react-intl';
import { campaignMessages, editorPageMessages, linkNoteMessages, visitMessages } from '../editor.messages';
import { expiryMessages } from '../expiry.messages';
import { healthMessages } from '../health.messages';
import { linkChangesMessages } from '../history.messages';
import type { LinkFields, LinkValues } from '../link-values';
import { targetMessages } from '../targets.messages';
import { BackupField } from './BackupField';
import { CampaignSection } from './CampaignSection';
import { ExpirySection } from './ExpirySection';
import { NoteSection, TagsSection } from './NoteSection';
import type { FieldsProps } from './section-props';
import { TargetsSection } from './TargetsSection';
import { ToolsSection } from './ToolsSection';
import { VisitSection } from './VisitSection';

/** Where sections stand folded: below the box that shortens, in the form of a link, or after that, with a save of their own. */
export type SectionPlace = 'new' | 'form' | 'after';

interface LinkSection {
  readonly title: MessageDescriptor;
  readonly places: readonly SectionPlace[];
  /** What is refused of them has to be seen. */
  readonly fields: readonly (keyof LinkValues)[];
  /** Something else in it has to be seen. */
  readonly isPressing?: (form: LinkFields) => boolean;
  /** Absent where each screen has its own. */
  readonly Content?: ComponentType<FieldsProps>;
}

/** Everything of a link that is behind a fold on some screen, in the order in which it is shown. */
const LINK_SECTIONS = {
  preview: {
    title: editorPageMessages.preview,
    places: ['new'],
    fields: ['title', 'description', 'picture'],
  },
  labels: {
    title: linkNoteMessages.labels,
    places: ['new'],
    fields: ['tags', 'note'],
    isPressing: ({ tags }) => tags.problem !== null,
    Content: TagsSection,
  },
  note: {
    title: linkNoteMessages.title,
    places: ['new', 'form'],
    fields: ['externalId', 'star'],
    Content: NoteSection,
  },
  campaign: {
    title: campaignMessages.title,
    places: ['new', 'form'],
    fields: ['utm', 'smartUtm', 'passQuery', 'pathKey'],
    Content: CampaignSection,
  },
  targets: {
    title: targetMessages.title,
    places: ['new', 'form'],
    fields: ['targets'],
    Content: TargetsSection,
  },
  expiry: {
    title: expiryMessages.title,
    places: ['new', 'form'],
    fields: ['expiry'],
    isPressing: ({ isExpiryIncomplete }) => isExpiryIncomplete,
    Content: ExpirySection,
  },
  health: {
    title: healthMessages.title,
    places: ['new', 'form'],
    fields: ['backupUrl'],
    Content: BackupField,
  },
  visit: { title: visitMessages.title, places: ['new', 'form'], fields: [], Content: VisitSection },
  tools: {
    title: editorPageMessages.tools,
    places: ['new', 'form'],
    fields: ['trackingTools'],
    Content: ToolsSection,
  },
  domain: { title: editorPageMessages.domain, places: ['after'], fields: [] },
  qr: { title: editorPageMessages.qr, places: ['after'], fields: [] },
  explain: { title: editorPageMessages.explain, places: ['after'], fields: [] },
  history: { title: linkChangesMessages.title, places: ['after'], fields: [] },
} as const satisfies Readonly<Record<string, LinkSection>>;

export type SectionName = keyof typeof LINK_SECTIONS;

export const sectionsIn = (place: SectionPlace): readonly (readonly [SectionName, LinkSection])[] =>
  (Object.entries(LINK_SECTIONS) as [SectionName, LinkSection][]).filter(([, { places }]) =>
    places.includes(place),
  );
