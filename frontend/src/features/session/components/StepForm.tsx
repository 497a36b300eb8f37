import { observer } from 'mobx-react-lite';
import type { CompositionEvent, KeyboardEvent, ReactNode } from 'react';
import { Box } from '../../../shared/ui/layout';

interface StepFormProps {
  readonly onSubmit: () => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onCompositionEnd: (event: CompositionEvent) => void;
  readonly children: ReactNode;
}

/** A form that stays on the page. */
export const StepForm = observer(function StepForm({ onSubmit, children, ...composing }: StepFormProps) {
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
      {...composing}
    >
      {children}
    </Box>
  );
});
