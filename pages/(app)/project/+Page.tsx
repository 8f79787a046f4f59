import { ProjectScreen } from '#src/features/project/project-screen.tsx';
import { AppFrame } from '#src/ui/app-frame.tsx';

export function Page() {
  return (
    <AppFrame>
      <ProjectScreen />
    </AppFrame>
  );
}
