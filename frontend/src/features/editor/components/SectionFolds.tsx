import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Fold } from '../../../shared/ui/Fold';
import { summariesOf } from '../fold-summaries';
import type { LinkFields } from '../link-values';
import { type SectionName, type SectionPlace, sectionsIn } from './link-sections';

/** What a screen shows in a fold instead. */
interface OwnContent {
  readonly content: ReactNode;
  /** What is set in it, where that is no value of the form. */
  readonly summary?: string;
  readonly isPressing?: boolean;
}

interface SectionFoldsProps {
  readonly place: SectionPlace;
  readonly form: LinkFields;
  /** Before their ids, where the screen may have the folds of another link, too. */
  readonly idPrefix?: string;
  readonly own?: Readonly<Partial<Record<SectionName, OwnContent>>>;
}

/** The sections of a link, each behind a line that says what is set; what is in them comes when they are opened. */
export const SectionFolds = observer(function SectionFolds(props: SectionFoldsProps) {
  const { place, form, idPrefix = '', own = {} } = props;
  const intl = useIntl();
  const summaries: Readonly<Partial<Record<SectionName, string>>> = summariesOf(intl, form.values);
  return sectionsIn(place).map(([name, { title, fields, isPressing, Content }]) => (
    <Fold
      key={name}
      id={idPrefix + name}
      title={intl.formatMessage(title)}
      summary={own[name]?.summary ?? summaries[name] ?? ''}
      isForcedOpen={
        form.hasProblemIn(...fields) || isPressing?.(form) === true || own[name]?.isPressing === true
      }
      isLazy
    >
      {own[name]?.content ?? (Content && <Content form={form} />)}
    </Fold>
  ));
});
