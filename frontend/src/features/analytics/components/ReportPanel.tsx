import { observer } from 'mobx-react-lite';
import { type ReactNode, useId } from 'react';
import type { Request } from '../../../shared/request';
import { Stack } from '../../../shared/ui/layout';
import { Panel } from '../../../shared/ui/Panel';
import { ProblemNote } from '../../../shared/ui/ProblemNote';
import { Skeleton, Text } from '../../../shared/ui/text';

interface ReportPanelProps<T> {
  readonly title: string;
  /** Chooses what the report covers. */
  readonly control: ReactNode;
  readonly request: Request<T>;
  readonly onRetry: () => void;
  readonly children: (value: T) => ReactNode;
}

/** A report with its heading: the numbers once they are there, and what stands in their place before. */
export const ReportPanel = observer(function ReportPanel<T>(props: ReportPanelProps<T>) {
  const { title, control, request, onRetry, children } = props;
  const { value, error } = request;
  const headingId = useId();
  return (
    <Panel component="section" aria-labelledby={headingId}>
      <Stack
        direction="row"
        sx={{ flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: 1.5, mb: 2 }}
      >
        <Text id={headingId} component="h2" variant="h2" sx={{ fontSize: '1.25rem' }}>
          {title}
        </Text>
        {control}
      </Stack>
      {value !== null && children(value)}
      {value === null && error === null && <Skeleton variant="rounded" height={352} />}
      {value === null && error !== null && <ProblemNote problem={error} onRetry={onRetry} />}
    </Panel>
  );
});
