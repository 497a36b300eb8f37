import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { Box } from '../../../shared/ui/layout';
import { NavTag } from '../../../shared/ui/NavLink';
import type { AbuseCase } from '../cases.api';
import { caseMessages as messages } from '../cases.messages';

interface CaseMarksProps {
  readonly abuse: AbuseCase;
  /** Lists hold cases of one state. */
  readonly isListed?: boolean;
}

/** What there is to know of a case at a glance, in words. */
export const CaseMarks = observer(function CaseMarks({ abuse, isListed = false }: CaseMarksProps) {
  const intl = useIntl();
  const { state, measure, isTrashed, groupId, appealedTime } = abuse;
  const marks = [
    ...(isListed ? [] : [intl.formatMessage(messages.state, { state })]),
    ...(measure === 'none' ? [] : [intl.formatMessage(messages.measure, { measure })]),
    ...(appealedTime === null ? [] : [intl.formatMessage(messages.appealed)]),
    ...(isTrashed ? [intl.formatMessage(messages.trashed)] : []),
    ...(groupId === 0 ? [intl.formatMessage(messages.guest)] : []),
  ];
  if (marks.length === 0) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75 }}>
      {marks.map((mark) => (
        <NavTag key={mark}>{mark}</NavTag>
      ))}
    </Box>
  );
});
