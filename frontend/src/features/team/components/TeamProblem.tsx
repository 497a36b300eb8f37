import { observer } from 'mobx-react-lite';
import type { ApiError } from '../../../api/api-error';
import { Stack } from '../../../shared/ui/layout';
import { ProblemNote } from '../../../shared/ui/ProblemNote';
import { teamProblems } from '../team-problem.messages';
import { LargerPlan } from './LargerPlan';

interface TeamProblemProps {
  readonly problem: ApiError;
  /** How many more seats it would have taken. */
  readonly seats?: number;
}

/** Why something about the team could not be done, and which plan would lift that. */
export const TeamProblem = observer(function TeamProblem({ problem, seats = 1 }: TeamProblemProps) {
  return (
    <Stack sx={{ gap: 1 }}>
      <ProblemNote problem={problem} texts={teamProblems} />
      {problem.code === 'plan.limit-reached' && (
        <LargerPlan members={(problem.numberOf('used') ?? 0) + seats} />
      )}
    </Stack>
  );
});
