import './hero.css';
import './trust.css';
import { trustTiles } from '#src/content/home/home.ts';
import { chatUrl } from '#src/domain/chat.ts';
import { Icon, type IconName } from '#src/ui/components/icon.tsx';
import { Price } from '#src/ui/components/price.tsx';
import { FirstScreenOpener } from './first-screen/first-screen-opener.tsx';
import { HeroLand } from './hero-land.tsx';
import { HeroVideo } from './hero-video.tsx';

const TILE_ICONS: readonly IconName[] = ['lock', 'sprout', 'chat', 'tree', 'clock', 'globe'];

export function Hero() {
  return (
    <section className="hero">
      <div className="wrap hero-grid">
        <div className="hero-words">
          <p className="badge gold">Complete Business Solution</p>
          <h1>
            Launch your business online for <Price />
          </h1>
          <p className="lead">
            A website made for your trade, plus a year of hosting, domain and support. Tell us about your
            business today and choose from three designs tomorrow.
          </p>
          <p className="hero-tree">
            <Icon name="tree" />A tree is planted for every website we build.
          </p>
          <div className="btn-row">
            <a className="btn gold" href="#pricing">
              <span>
                ORDER NOW - JUST <Price />
              </span>
            </a>
            <a className="btn line" href={chatUrl()} target="_blank" rel="noopener noreferrer">
              <Icon name="chat" />
              WhatsApp Us<span className="sr"> (opens in a new tab)</span>
            </a>
          </div>
        </div>
        <div className="hero-show">
          <FirstScreenOpener />
          <HeroVideo />
        </div>
      </div>
      <HeroLand />
      <div className="trust">
        <ul className="wrap">
          {trustTiles.map((tile, index) => (
            <li key={tile}>
              <Icon name={TILE_ICONS[index] ?? 'check'} />
              {tile}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
