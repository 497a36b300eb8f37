import { observer } from 'mobx-react-lite';
import type { ComponentType, ReactNode } from 'react';
import { type MessageDescriptor, useIntl } from 'react-intl';
import { Fold } from '../../../shared/ui/Fold';
import { campaignMessages, noteMessages, pageMessages, visitMessages } from '../editor.messages';
import { expiryMessages } from '../expiry.messages';
import { summariesOf } from '../fold-summaries';
import { healthMessages } from '../health.messages';
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

type FoldName = 'labels' | 'note' | 'campaign' | 'targets' | 'expiry' | 'health' | 'visit' | 'tools';

interface SettingFold {
  readonly name: FoldName;
  readonly title: MessageDescriptor;
  /** What is refused of them has to be seen. */
  readonly fields: readonly (keyof LinkValues)[];
  /** Something else in it has to be seen. */
  readonly isPressing?: (form: LinkFields) => boolean;
  readonly Content: ComponentType<FieldsProps>;
}

/** What one sets less often of a link, in the order in which it is shown. */
const FOLDS: readonly SettingFold[] = [
  {
    name: 'labels',
    title: noteMessages.labels,
    fields: ['tags', 'note'],
    isPressing: ({ tags }) => tags.problem !== null,
    Content: TagsSection,
  },
  { name: 'note', title: noteMessages.title, fields: ['externalId', 'star'], Content: NoteSection },
  {
    name: 'campaign',
    title: campaignMessages.title,
    fields: ['utm', 'smartUtm', 'passQuery', 'pathKey'],
    Content: CampaignSection,
  },
  { name: 'targets', title: targetMessages.title, fields: ['targets'], Content: TargetsSection },
  {
    name: 'expiry',
    title: expiryMessages.title,
    fields: ['expiry'],
    isPressing: ({ isExpiryIncomplete }) => isExpiryIncomplete,
    Content: ExpirySection,
  },
  { name: 'health', title: healthMessages.title, fields: ['backupUrl'], Content: BackupField },
  { name: 'visit', title: visitMessages.title, fields: [], Content: VisitSection },
  { name: 'tools', title: pageMessages.tools, fields: ['trackingTools'], Content: ToolsSection },
];

/** What a screen shows in a fold instead. */
interface OwnContent {
  readonly content: ReactNode;
  readonly isPressing?: boolean;
}

interface SettingFoldsProps {
  readonly form: LinkFields;
  /** Before their ids, where the screen may have the folds of another link, too. */
  readonly idPrefix?: string;
  /** The screen shows these by itself. */
  readonly without?: readonly FoldName[];
  readonly own?: Readonly<Partial<Record<FoldName, OwnContent>>>;
}

/** The parts of a form for a link, each behind a line that says what is set; what is in them comes when they are opened. */
export const SettingFolds = observer(function SettingFolds({
  form,
  idPrefix = '',
  without = [],
  own = {},
}: SettingFoldsProps) {
  const intl = useIntl();
  const summaries = summariesOf(intl, form.values);
  return FOLDS.filter(({ name }) => !without.includes(name)).map(
    ({ name, title, fields, isPressing, Content }) => (
      <Fold
        key={name}
        id={idPrefix + name}
        title={intl.formatMessage(title)}
        summary={summaries[name]}
        isForcedOpen={
          form.hasProblemIn(...fields) || isPressing?.(form) === true || own[name]?.isPressing === true
        }
        isLazy
      >
        {own[name]?.content ?? <Content form={form} />}
      </Fold>
    ),
  );
});
