import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { Request } from '../../../shared/request';
import { ProblemNote } from '../../../shared/ui/ProblemNote';
import { Skeleton } from '../../../shared/ui/text';
import { accountProblems } from '../account-problem.messages';

interface LoadedProps<T> {
  readonly request: Request<T>;
  readonly onRetry: () => void;
  /** Room that is kept for it, in px. */
  readonly height: number;
  readonly children: (value: T) => ReactNode;
}

/** What was asked for, or what stands in its place before it comes or when it cannot. */
export const Loaded = observer(function Loaded<T>({ request, onRetry, height, children }: LoadedProps<T>) {
  const { value, error } = request;
  if (value !== null) return children(value);
  if (error !== null && !request.isPending) {
    return <ProblemNote problem={error} texts={accountProblems} onRetry={onRetry} />;
  }
  return <Skeleton variant="rounded" height={height} />;
});
