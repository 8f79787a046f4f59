import './why-tree.css';
import type { ReactNode } from 'react';
import * as content from '#src/content/why-tree/why-tree.ts';
import { paths } from '#src/domain/paths.ts';
import { Stats } from '#src/ui/components/stats.tsx';
import { EnergyBar, Equation, Models, VisitBars } from './charts.tsx';
import { GreatTree } from './great-tree.tsx';

/** `shareButton`, `floatingShare`: passed in, because features do not import each other. */
export function WhyTreePage({
  shareButton,
  floatingShare,
}: {
  shareButton: ReactNode;
  floatingShare: ReactNode;
}) {
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
              {shareButton}
            </div>
          </div>
          <GreatTree />
        </div>
      </div>
      <section className="section deep">
        <div className="wrap">
          <div className="section-head">
            <h2>The carbon crisis nobody sees</h2>
            <p>
              Nothing leaves the screen but light. The smoke is elsewhere: at the power station behind the
              server, the mast and the socket.
            </p>
          </div>
          <Stats items={content.crisis} />
          <p className="tree-note small">{content.crisisNote}</p>
        </div>
      </section>
      <section className="section">
        <div className="wrap">
          <div className="section-head">
            <h2>Where the energy goes</h2>
            <p>
              By an early and still widely quoted model, less than half of the electricity the web uses is
              spent in data centres. The rest is on the way to you, or in your hand.
            </p>
          </div>
          <EnergyBar />
          <p className="tree-note small">{content.energyNote}</p>
        </div>
      </section>
      <section className="section tint">
        <div className="wrap">
          <div className="section-head">
            <h2>The power of trees</h2>
            <p>
              The sum is short. It takes about 1 g of CO2 per page view, an early and still widely quoted
              estimate, and what a fully grown tree takes up in a year.
            </p>
          </div>
          <Equation />
          <p className="tree-note muted">
            A tree is slow: those 21 kg are what a grown one manages in a year. One tree does not cancel a
            website. The lighter page does most of the work. The tree is extra.
          </p>
        </div>
      </section>
      <section className="section">
        <div className="wrap tree-grid">
          <div>
            <h2>Greener websites</h2>
            <p className="lead">
              An early model, still widely quoted, puts a visit to an average site at{' '}
              {content.earlyModel.average} of CO2, and to a shop at {content.earlyModel.shop}. It puts an
              optimised site like ours at {content.earlyModel.optimised}: {content.earlyModel.saving} less.
            </p>
            <p className="tree-note">Our own pages, weighed when this site was built:</p>
            <VisitBars />
            <Models />
            <p className="small muted">
              Newer models give far lower figures for all sites. These use one: the Sustainable Web Design
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
        <Impact
          title="Our growing impact"
          lead={
            <x-variant when="claims:sample">
              <p>Sample figures of this demo shop.</p>
            </x-variant>
          }
          items={content.impact}
        />
      </x-variant>
      <x-variant when="trees:claims-without-trees">
        <Impact title="Our growing impact" items={content.impactWithoutTrees} />
      </x-variant>
      <x-variant when="trees:counted">
        <Impact
          title="Counted one by one"
          lead={<p>Only trees with a numbered certificate are counted here.</p>}
          items={content.countedTrees}
        />
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
      {floatingShare}
    </main>
  );
}

type ImpactProps = { title: string; lead?: ReactNode; items: readonly { figure: string; text: string }[] };

function Impact({ title, lead, items }: ImpactProps) {
  return (
    <section className="section tint">
      <div className="wrap">
        <div className="section-head">
          <h2>{title}</h2>
          {lead}
        </div>
        <Stats items={items} />
      </div>
    </section>
  );
}
