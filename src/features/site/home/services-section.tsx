import './services.css';
import { services } from '#src/content/home/services.ts';
import { Icon, type IconName } from '#src/ui/components/icon.tsx';
import { PrototypesArt, SaplingsArt } from './bed-art.tsx';

const ICONS: readonly IconName[] = ['window', 'house', 'signpost', 'tools', 'receipt', 'tree'];

export function ServicesSection() {
  return (
    <section className="section services" id="services">
      <div className="wrap">
        <div className="section-head">
          <h2>Six things in one package</h2>
        </div>
        <ul className="bed folds unfold">
          {services.map(({ title, description, badge, value, renewal }, index) => (
            <li className={`bed-${index + 1}`} key={title}>
              {index === 0 && <PrototypesArt />}
              <details>
                <summary>
                  <span className="bed-icon">
                    <Icon name={ICONS[index] ?? 'check'} />
                  </span>
                  <h3>{title}</h3>
                  <span className="badge">{badge}</span>
                </summary>
                <p>{description}</p>
                {(value || renewal) && <p className="small">{[value, renewal].filter(Boolean).join('. ')}</p>}
              </details>
              {index === services.length - 1 && <SaplingsArt />}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
