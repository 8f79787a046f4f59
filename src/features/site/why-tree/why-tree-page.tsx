import './why-tree.css';
import * as content from '#src/content/why-tree/why-tree.ts';
import { paths } from '#src/domain/paths.ts';
import { site } from '#src/domain/site.ts';
import { Section } from '#src/ui/components/section.tsx';
import { Stats } from '#src/ui/components/stats.tsx';
import { breadcrumbs, type PageMeta } from '#src/ui/meta/page-meta.ts';
import { ShareButton } from '../share/share-button.tsx';

export const whyTreeMeta: PageMeta = {
  title: `One Website, One Tree | ${site.brand}`,
  description:
    'What a website costs the air, worked out on the back of an envelope, and why we plant a tree for every one we build.',
  path: paths.whyTree,
  image: 'why-tree',
  jsonLd: [breadcrumbs([site.brand, '/'], ['One Website, One Tree', paths.whyTree])],
};

const SHARED = { ...content.share, path: paths.whyTree };

export function WhyTreePage() {
  return (
    <main id="main">
      <div className="page-head tree-head">
        <div className="wrap tree-grid">
          <div>
            <h1>One Website, One Tree</h1>
            <p className="lead">
              A website has no chimney, but it does burn something. So we build light ones, and for each one
              we build a tree goes into the ground.
            </p>
            <div className="btn-row">
              <a className="btn gold" href="/">
                Get a website and a tree
              </a>
              <ShareButton share={SHARED} label="Share This Info" />
            </div>
          </div>
          <GreatTree />
        </div>
      </div>
      <Section
        className="deep"
        title="The carbon crisis nobody sees"
        lead={
          <p>
            Nothing leaves the screen but light. The smoke is elsewhere: at the power station behind the
            server, the mast and the socket.
          </p>
        }
      >
        <Stats items={content.crisis} />
        <p className="tree-note small">{content.crisisNote}</p>
      </Section>
      <Section
        title="Where the energy goes"
        lead={
          <p>
            By an older model, still widely quoted, less than half of the electricity the web uses is spent in
            data centres. The rest is on the way to you, or in your hand.
          </p>
        }
      >
        <EnergyBar />
        <p className="tree-note small">{content.energyNote}</p>
      </Section>
      <Section
        className="tint"
        title="The power of trees"
        lead={
          <p>
            The sum is short. It takes about 1 g of CO2 per page view, an older and still widely quoted
            estimate, and what a fully grown tree takes up in a year.
          </p>
        }
      >
        <Equation />
        <p className="tree-note muted">
          A tree is slow: those 21 kg are what a grown one manages in a year. One tree does not cancel a
          website. The lighter page does most of the work. The tree is extra.
        </p>
      </Section>
      <section className="section">
        <div className="wrap tree-grid">
          <div>
            <h2>Greener websites</h2>
            <p className="lead">Our own pages, weighed when this site was built.</p>
            <VisitBars />
            <Models />
            <p className="small muted">
              Newer models give far lower figures for all sites. The bars use one: the Sustainable Web Design
              Model, version 4, CO2e of running the system. First view, compressed, without the film on the
              home page; median from the Web Almanac 2025.{' '}
              <a href={paths.article('a-lighter-website-carbon-in-plain-sums')}>The sum, step by step</a>
            </p>
          </div>
          <ul className="habits">
            {content.lighterHabits.map((habit) => (
              <li key={habit.title}>
                <h3>{habit.title}</h3>
                <p className="muted">{habit.text}</p>
              </li>
            ))}
          </ul>
        </div>
      </section>
      <x-variant when="trees:claimed">
        <Section
          className="tint"
          title="Our growing impact"
          lead={
            <x-variant when="claims:sample">
              <p>Sample figures of this demo shop.</p>
            </x-variant>
          }
        >
          <Stats items={content.impact} />
        </Section>
      </x-variant>
      <x-variant when="trees:claims-without-trees">
        <Section className="tint" title="Our growing impact">
          <Stats items={content.impactWithoutTrees} />
        </Section>
      </x-variant>
      <x-variant when="trees:counted">
        <Section
          className="tint"
          title="Counted one by one"
          lead={
            <p>
              Since certificates began in __TREES_SINCE__: only trees with a numbered certificate are counted
              here.
            </p>
          }
        >
          <Stats items={content.countedTrees} />
        </Section>
      </x-variant>
      <section className="section promise">
        <div className="narrow">
          <h2>Our promise</h2>
          <p className="lead">
            At least one tree for each website we build. No extra charge, no box to tick, no minimum order.
            You get a certificate when your site goes live.
          </p>
          <div className="btn-row">
            <a className="btn gold" href="/">
              Start your website, plant your tree
            </a>
          </div>
        </div>
      </section>
      <ShareButton share={SHARED} label="Share this page" floating />
    </main>
  );
}

/** A grown oak with roots and a browser window hanging from it like a nest box. */
function GreatTree() {
  return (
    <svg className="great-tree" viewBox="0 0 480 500" aria-hidden="true">
      <circle className="gt-sun" cx="372" cy="96" r="58" />
      <path
        className="gt-back"
        d="M236 34c44-26 96-2 104 40 46-4 78 38 62 80 32 22 32 72-4 90 2 44-48 68-82 44-28 34-86 36-112 4-34 30-92 14-100-30-42 2-66-42-46-78-34-28-22-84 22-92-6-46 40-76 82-58 14-14 44-18 74 0Z"
      />
      <path
        className="gt-front"
        d="M204 92c34-22 78-4 86 30 38-8 66 26 54 60 26 20 22 60-8 74-2 36-44 52-70 30-24 26-70 24-88-4-30 20-74 4-78-32-34-4-48-40-28-66-22-28-6-68 30-70 2-38 52-56 82-34Z"
      />
      <path
        className="gt-trunk"
        d="M226 410c10-60 8-110-2-176h34c-6 62-8 118 6 176zM232 300l-58-58m74 44 56-66"
      />
      <path
        className="gt-roots"
        d="M230 408c-24 22-56 22-92 40m100-40c-6 30-30 40-34 72m48-72c8 34 34 36 44 70m-36-70c26 20 62 16 96 36"
      />
      <path className="gt-ground" d="M20 412q110-16 220-8t220 4" />
      <g className="gt-box">
        <path className="gt-string" d="M318 222v34" />
        <rect x="276" y="256" width="86" height="62" rx="7" />
        <path d="M276 272h86" />
        <circle cx="319" cy="295" r="11" />
      </g>
      <path className="gt-bird" d="M92 128q14-14 26 0 12-14 26 0M60 164q10-10 18 0 8-10 18 0" />
    </svg>
  );
}

/** The list below has the same numbers. Shares of the width, so that the text keeps its shape. */
function EnergyBar() {
  let from = 0;
  return (
    <div className="energy">
      <svg aria-hidden="true">
        {content.energy.map((part, index) => {
          const x = from;
          from += part.share;
          return (
            <g key={part.name}>
              <rect className={`energy-${index + 1}`} x={`${x}%`} width={`${part.share}%`} height="100%" />
              <text x={`${x + part.share / 2}%`} y="50%">
                {part.share}%
              </text>
            </g>
          );
        })}
      </svg>
      <dl>
        {content.energy.map((part, index) => (
          <div key={part.name}>
            <dt>
              <span className={`energy-dot energy-${index + 1}`} />
              {part.name}: {part.share}%
            </dt>
            <dd className="muted">{part.text}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function Equation() {
  return (
    <p className="equation">
      {content.arithmeticSum.map(([sign, figure, unit]) => (
        <span key={figure + unit}>
          {sign && <span className="equation-sign">{sign}</span>}
          <span>
            <strong>{figure}</strong> {unit}
          </span>
        </span>
      ))}
    </p>
  );
}

/** What each model says, since their figures are hard to compare within sentences. */
function Models() {
  return (
    <table className="models small">
      <thead>
        <tr>
          <th scope="col">Model of CO2</th>
          <th scope="col">Average site</th>
          <th scope="col">Ours</th>
        </tr>
      </thead>
      <tbody>
        {content.models.map(([model, average, ours]) => (
          <tr key={model}>
            <th scope="row">{model}</th>
            <td>{average}</td>
            <td>{ours}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const ROWS = [{ name: 'The median home page on the web', path: 'median' }, ...content.measuredPages];

/** The build replaces `{{...}}` by measured figures. */
function VisitBars() {
  return (
    <ul className="visits">
      {ROWS.map(({ name, path }) => (
        <li key={path}>
          <span>
            {name} <strong>{`{{kilobytes ${path}}} kB, {{grams ${path}}} g`}</strong>
          </span>
          <svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
            <rect width={`{{share ${path}}}`} height="4" />
          </svg>
        </li>
      ))}
    </ul>
  );
}
