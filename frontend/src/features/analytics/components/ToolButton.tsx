import { observer } from 'mobx-react-lite';
import type { ComponentProps, ComponentType } from 'react';
import { Button } from '../../../shared/ui/buttons';
import { Box } from '../../../shared/ui/layout';

interface ToolButtonProps extends Omit<ComponentProps<typeof Button>, 'children' | 'startIcon'> {
  readonly label: string;
  readonly Icon: ComponentType;
}

/** A button whose words give way to its picture on phones. */
export const ToolButton = observer(function ToolButton({ label, Icon, ...rest }: ToolButtonProps) {
  return (
    <Button
      {...rest}
      variant="outlined"
      aria-label={label}
      title={label}
      sx={{ minWidth: 44, px: { xs: 1, sm: 2 }, gap: 1 }}
    >
      <Icon />
      <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
        {label}
      </Box>
    </Button>
  );
});
