import Box from '@mui/material/Box';

/** Words of people's own, such as a tag. */
export function WordChip({ children }: { readonly children: string }) {
  return (
    <Box
      component="span"
      dir="auto"
      sx={{
        display: 'inline-block',
        maxWidth: '100%',
        overflowWrap: 'anywhere',
        verticalAlign: 'bottom',
        borderRadius: '8px',
        bgcolor: 'soft.sunken',
        border: 1,
        borderColor: 'divider',
        color: 'text.primary',
        px: 1,
        fontSize: '0.8125rem',
        lineHeight: 1.7,
        fontWeight: 550,
      }}
    >
      {children}
    </Box>
  );
}
