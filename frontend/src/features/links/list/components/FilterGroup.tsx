import { observer } from 'mobx-react-lite';
import { type ReactNode, useId } from 'react';
import { Box, Stack } from '../../../../shared/ui/layout';
import { Text } from '../../../../shared/ui/text';

interface FilterGroupProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** The values of one filter under their name. */
export const FilterGroup = observer(function FilterGroup({ title, children }: FilterGroupProps) {
  const id = useId();
  return (
    <Box role="group" aria-labelledby={id}>
      <Text id={id} sx={{ fontWeight: 600, fontSize: '0.9375rem', mb: 0.75 }}>
        {title}
      </Text>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        {children}
      </Stack>
    </Box>
  );
});
