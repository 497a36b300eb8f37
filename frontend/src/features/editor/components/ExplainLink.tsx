import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { ExplainSection } from '../../explain';
import type { LinkDetails } from '../editor.api';
import { targetMessages } from '../targets.messages';

interface ExplainLinkProps {
  readonly link: LinkDetails;
  readonly isDirty?: boolean;
}

/** What a visitor of the link gets, in the words of this page. */
export const ExplainLink = observer(function ExplainLink({ link, isDirty = false }: ExplainLinkProps) {
  const intl = useIntl();
  return (
    <ExplainSection
      link={link}
      isDirty={isDirty}
      nameOfTarget={(kind) => intl.formatMessage(targetMessages.kind, { kind })}
    />
  );
});
