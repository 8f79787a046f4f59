"""Cuts the site's fonts. Run only when the typefaces or the alphabet change; the results are committed.

Needs `pip install fonttools brotli` and the unpacked npm packages @fontsource-variable/vollkorn,
@fontsource-variable/inter and inter-ui 4 (all SIL Open Font License 1.1):

    python scripts/make-fonts.py <vollkorn/files> <inter/files> <inter-ui/variable/InterVariable.woff2>

Two families, so that a page in English loads two small files: `display` (Vollkorn, one weight, lining figures) for
headings and prices, `text` (Inter, weights 400 to 700) for everything else. Four alphabets each: `basic` (what
English needs), `ext` (the rest of Europe's Latin), `greek`, `cyrillic`. TTF copies for drawing pictures go to scripts/fonts.

A country page gets exactly two files instead: `basic` and the letters of its group of languages in one (LANGUAGES), because a
page in German that loads five files is 30 kB heavier than it need be.
"""
import io
import logging
import os
import sys
import tempfile

from fontTools import subset
from fontTools.merge import Merger
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

logging.disable(logging.CRITICAL)
BASIC = ''.join(map(chr, range(32, 127))) + '\u00a0£€©·×–—‘’“”„‚«»…→←−é'
EXT = ''.join(chr(c) for c in list(range(0xA1, 0x180)) + [0x218, 0x219, 0x21A, 0x21B, 0x2039, 0x203A, 0x1E9E])
EXT = ''.join(c for c in EXT if c not in BASIC)
GREEK = ''.join(map(chr, range(0x370, 0x400)))
CYRILLIC = ''.join(map(chr, range(0x400, 0x460)))


def both_cases(letters):
    return letters + ''.join(char.upper() for char in letters if char != 'ß')


LANGUAGES = {
    # With the neighbours' letters that stand in names on these pages.
    'german': both_cases('äöüßşć') + 'ẞ§',
    'romance': both_cases('àâæçèéêëîïôœùûüÿìíòóáñúãõ') + '¿¡ªº',
    'nordic': both_cases('åäöæøéèóòôüõšžðþýáíúà'),
    'central': both_cases('áčďéěíňóřšťúůýžöüőűąćęłńśźżäĺľôŕđ'),
    'baltic': both_cases('āčēģīķļņšūžąęėįųăâîșț'),
    'greek': ''.join(char for char in map(chr, range(0x384, 0x3CF)) if char.isprintable()),
    'cyrillic': ''.join(map(chr, range(0x410, 0x450))),
}
FEATURES = ['kern', 'mark', 'mkmk', 'ccmp', 'locl']


def cut(source, text, limits, lining=False, features=FEATURES):
    font = TTFont(source)
    if lining and 'GSUB' in font:
        swaps = {}
        for record in font['GSUB'].table.FeatureList.FeatureRecord:
            if record.FeatureTag in ('lnum',):
                for index in record.Feature.LookupListIndex:
                    for table in font['GSUB'].table.LookupList.Lookup[index].SubTable:
                        swaps.update(getattr(getattr(table, 'ExtSubTable', table), 'mapping', {}))
        for table in font['cmap'].tables:
            table.cmap.update({code: swaps[name] for code, name in table.cmap.items() if name in swaps})
    options = subset.Options()
    options.layout_features = features
    options.hinting = False
    options.name_IDs = [0, 1, 2, 4, 6, 13]
    options.notdef_outline = True
    cutter = subset.Subsetter(options)
    cutter.populate(unicodes=[ord(char) for char in text])
    cutter.subset(font)
    font.flavor = None
    buffer = io.BytesIO()
    font.save(buffer)
    buffer.seek(0)
    return instancer.instantiateVariableFont(TTFont(buffer), limits)


def main(vollkorn, inter):
    plans = [('basic', 'latin', BASIC), ('ext', 'latin-ext', EXT), ('greek', 'greek', GREEK), ('cyrillic', 'cyrillic', CYRILLIC)]
    for family, folder, limits in (('display', vollkorn, {'wght': 720}), ('text', inter, {'wght': (400, 700)})):
        name = 'vollkorn' if family == 'display' else 'inter'
        for script, source, text in plans:
            path = f'{folder}/{name}-{source}-wght-normal.woff2'
            parts = [(path, text)]
            if script == 'ext':  # Latin-1 letters live in the `latin` file
                parts = [(f'{folder}/{name}-latin-wght-normal.woff2', text), (path, text)]
            for number, (part, chars) in enumerate(parts):
                font = cut(part, chars, limits, lining=family == 'display')
                font.flavor = 'woff2'
                out = f'src/ui/fonts/{family}-{script}{"-2" if number else ""}.woff2'
                font.save(out)
                print(out, os.path.getsize(out), 'bytes,', len(font.getBestCmap()), 'characters')
        weights = {'display': [720], 'text': [450, 650]}[family]
        for weight in weights:
            for script, source, text in [('latin', 'latin', BASIC + EXT), ('latin-ext', 'latin-ext', EXT), *plans[2:]]:
                font = cut(f'{folder}/{name}-{source}-wght-normal.woff2', text, {'wght': weight}, lining=family == 'display')
                for record in list(font['name'].names):
                    if record.nameID in (1, 4, 6, 16):
                        font['name'].setName(f'{name.title()}{weight}{script}'.replace('-', ''), record.nameID, record.platformID, record.platEncID, record.langID)
                font.save(f'scripts/fonts/{family}-{weight}-{script}.ttf')

def save(font, name):
    font.flavor = 'woff2'
    out = f'src/ui/fonts/{name}.woff2'
    font.save(out)
    print(out, os.path.getsize(out), 'bytes,', len(font.getBestCmap()), 'characters')


def languages(vollkorn, whole_inter):
    for group, letters in LANGUAGES.items():
        text = BASIC + letters
        # Kerning is a fifth of the file. The two scripts with letters of their own go without it in running text.
        features = ['locl'] if group in ('greek', 'cyrillic') else FEATURES
        save(cut(whole_inter, text, {'wght': (400, 700), 'opsz': 14}, features=features), f'text-for-{group}')
        save(joined(vollkorn, set(text)), f'display-for-{group}')


def joined(vollkorn, left):
    """The source comes one alphabet per file; one weight of each can be cut and then made one font again."""
    parts = []
    with tempfile.TemporaryDirectory() as folder:
        for source in ('latin', 'latin-ext', 'greek', 'cyrillic'):
            path = f'{vollkorn}/vollkorn-{source}-wght-normal.woff2'
            here = {char for char in left if ord(char) in TTFont(path).getBestCmap()}
            left = left - here
            if here:
                parts.append(f'{folder}/{source}.ttf')
                font = cut(path, ''.join(sorted(here)), {'wght': 720}, lining=True)
                font.flavor = None
                font.save(parts[-1])
        return Merger().merge(parts) if len(parts) > 1 else TTFont(parts[0])


if __name__ == '__main__':
    main(*sys.argv[1:3])
    languages(sys.argv[1], sys.argv[3])
