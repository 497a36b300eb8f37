import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { Text } from '../../../shared/ui/text';

const TONES = {
  good: { bgcolor: 'soft.primary', color: 'primary.main' },
  plain: { bgcolor: 'soft.sunken', color: 'text.secondary' },
  bad: { bgcolor: 'soft.error', color: 'error.main' },
} as const;
export type Tone = keyof typeof TONES;

interface MarkProps {
  readonly tone: Tone;
  readonly children: ReactNode;
}

/** A word about a member or an invitation. */
export const Mark = observer(function Mark({ tone, children }: MarkProps) {
  return (
    <Text
      component="span"
      variant="caption"
      sx={{ ...TONES[tone], borderRadius: 1, px: 1, py: 0.25, fontWeight: 650, whiteSpace: 'nowrap' }}
    >
      {children}
    </Text>
  );
});
