import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { Box } from '../../../shared/ui/layout';

interface SketchProps {
  /** Of 320 units of width. */
  readonly height: number;
  readonly children: ReactNode;
}

/** A drawing without words: it decorates, and the text beside it says everything. */
export const Sketch = observer(function Sketch({ height, children }: SketchProps) {
  return (
    <Box
      component="svg"
      viewBox={`0 0 320 ${height}`}
      aria-hidden
      sx={{
        display: 'block',
        width: '100%',
        maxHeight: '18rem',
        bgcolor: 'soft.sunken',
        border: 1,
        borderColor: 'divider',
        borderRadius: '16px',
      }}
    >
      {children}
    </Box>
  );
});
