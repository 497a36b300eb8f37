import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { Request } from '../request';
import type { ProblemTexts } from './problem.messages';
import { ProblemNote } from './ProblemNote';
import { RowSkeletons } from './RowSkeletons';
import { Skeleton } from './text';

/** Of a list whose length is not known. */
const ROWS = 5;

interface LoadedProps<T> {
  readonly request: Request<T>;
  readonly onRetry: () => void;
  readonly texts?: ProblemTexts;
  /** Room that is kept for it, in px; `rows`: that of a list. */
  readonly height: number | 'rows';
  readonly children: (value: T) => ReactNode;
}

/** What was asked for, or what stands in its place before it comes or when it cannot. */
export const Loaded = observer(function Loaded<T>(props: LoadedProps<T>) {
  const { request, onRetry, texts = {}, height, children } = props;
  const { value, error } = request;
  if (value !== null) return children(value);
  if (error !== null && !request.isPending) {
    return <ProblemNote problem={error} texts={texts} onRetry={onRetry} />;
  }
  return height === 'rows' ? <RowSkeletons count={ROWS} /> : <Skeleton variant="rounded" height={height} />;
});
