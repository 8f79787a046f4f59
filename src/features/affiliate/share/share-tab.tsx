import './share.css';
import { Kit } from './kit.tsx';
import { LinkBuilder } from './link-builder.tsx';

export function ShareTab({ code, canTest }: { code: string; canTest: boolean }) {
  return (
    <div className="aff-stack">
      <LinkBuilder code={code} canTest={canTest} />
      <Kit code={code} />
    </div>
  );
}
