import { useIntl } from 'react-intl';
import { useLocalQuery } from '../../i18n/use-local-path';
import { filterIn } from './log-address';
import type { LogQuestion } from './log-entry';
import { questionOf } from './log-texts';

/** What the address asks the server for. */
export function useLogQuestion(hasMembers: boolean): LogQuestion {
  const intl = useIntl();
  const [params] = useLocalQuery();
  const { q, memberId } = filterIn(params);
  return { q: questionOf(q, intl.formatMessage), userId: hasMembers ? memberId : null };
}
