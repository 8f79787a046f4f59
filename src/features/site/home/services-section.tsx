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
        <ul className="bed">
          {services.map((service, index) => (
            <li className={`card bed-${index + 1}`} key={service.title}>
              {index === 0 && <PrototypesArt />}
              <span className="bed-icon">
                <Icon name={ICONS[index] ?? 'check'} />
              </span>
              <h3>{service.title}</h3>
              <p className="muted">{service.description}</p>
              <p className="bed-facts">
                <span className="badge">{service.badge}</span>
                <span>{[service.value, service.renewal].filter(Boolean).join('. ')}</span>
              </p>
              {index === services.length - 1 && <SaplingsArt />}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
