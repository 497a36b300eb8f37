import { observer } from 'mobx-react-lite';
import { pathTo } from '../../../shared/paths';
import { AppLink } from '../../../shared/ui/AppLink';
import { SoonMark } from '../../content';

interface QuestionLinkProps {
  readonly id: string;
  readonly question: string;
  readonly isSoon: boolean;
}

/** A whole row, so that fingers find it; the mark follows the words like one of them. */
export const QuestionLink = observer(function QuestionLink({ id, question, isSoon }: QuestionLinkProps) {
  // The mark may stand at the beginning of a line of its own.
  const words = isSoon ? `${question} ` : question;
  return (
    <AppLink
      to={pathTo('helpTopic', id)}
      sx={{
        display: 'block',
        py: 0.875,
        mx: -1,
        px: 1,
        lineHeight: 1.5,
        '@media (pointer: coarse)': { py: 1.25 },
        '&:hover': { bgcolor: 'soft.sunken' },
      }}
    >
      {words}
      {isSoon && <SoonMark />}
    </AppLink>
  );
});
