import { observer } from 'mobx-react-lite';
import { pathTo } from '../../../shared/paths';
import { AppLink } from '../../../shared/ui/AppLink';

interface QuestionLinkProps {
  readonly id: string;
  readonly question: string;
}

/** A whole row, so that fingers find it. */
export const QuestionLink = observer(function QuestionLink({ id, question }: QuestionLinkProps) {
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
      {question}
    </AppLink>
  );
});
